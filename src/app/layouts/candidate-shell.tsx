import { Outlet } from '@tanstack/react-router'
import { CandidatesOnly } from './candidates-only'
import { TopBarFrame } from './top-bar-frame'

/** Around the candidate's pages. */
export const Shell = () => (
  <TopBarFrame>
    <CandidatesOnly>
      <Outlet />
    </CandidatesOnly>
  </TopBarFrame>
)
