import { Outlet } from '@tanstack/react-router'
import { RailFrame } from './rail-frame'

/** Around the pages everybody may see, in the frame of whoever is looking. */
export const Shell = () => (
  <RailFrame>
    <Outlet />
  </RailFrame>
)
