import { Outlet } from '@tanstack/react-router'
import { RailFrame } from './rail-frame'

/** Around the recruiter's and the admin's pages. */
export const Shell = () => (
  <RailFrame>
    <Outlet />
  </RailFrame>
)
