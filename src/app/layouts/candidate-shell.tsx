import { Outlet } from '@tanstack/react-router'
import { TopBarFrame } from './top-bar-frame'

/** Around the candidate's pages. */
export const Shell = () => (
  <TopBarFrame>
    <Outlet />
  </TopBarFrame>
)
