import { Outlet } from '@tanstack/react-router'
import { RailFrame } from './rail-frame'
import { RecruitersOnly } from './recruiters-only'

/** Around the recruiter's and the admin's pages. */
export const Shell = () => (
  <RailFrame>
    <RecruitersOnly>
      <Outlet />
    </RecruitersOnly>
  </RailFrame>
)
