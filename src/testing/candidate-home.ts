import { on } from './contract-server'

/** What the dashboard of a candidate asks for: nothing was found or begun yet. */
export const candidateHome = () => [
  on('listAttempts', { data: { results: [] } }),
  on('getPrinciplesState', {
    data: {
      exist: false,
      assessmentProgress: {
        shortscaleComplete: false,
        assessmentComplete: false,
        fractionComplete: 0,
      },
    },
  }),
  on('getCareerPath', {
    data: {
      uid: '01920000-0000-7000-8000-000000000001',
      current_title: null,
      confirmed_skills: 0,
      steps: [],
    },
  }),
  on('listSkillGaps', { data: [] }),
  on('listMatchingJobs', {
    data: { results: [], page: 1, limit: 12, total: 0, listed_above: 0.2 },
  }),
]
