import { Outlet } from '@tanstack/react-router'
import { RailFrame } from './rail-frame'

/** The frame of pages that everybody may see, which depends on the person's role. */
export const Shell = () => (
  <RailFrame>
    <Outlet />
  </RailFrame>
)
