import { toCandidateDashboard } from '../../paths'
import { candidate, type RouteEntry } from '../route-entry'

/** The candidate's pages. */
export const candidateRoutes: readonly RouteEntry[] = [
  { path: '/candidate', name: 'dashboard', area: 'candidate', redirect: toCandidateDashboard },
  { path: '/candidate/dashboard', name: 'dashboard', area: 'candidate', access: candidate, screen: () => import('../../screens/candidate/dashboard/dashboard.screen') },
  { path: '/candidate/dashboard-intro', name: 'dashboardIntro', area: 'candidate', access: candidate, screen: () => import('../../screens/candidate/dashboard-intro/dashboard-intro.screen') },
  { path: '/candidate/survey', name: 'survey', area: 'candidate', access: candidate, screen: () => import('../../screens/candidate/survey/survey.screen') },
  { path: '/candidate/jobs', name: 'matchingJobs', area: 'candidate', access: 'open', screen: () => import('../../screens/candidate/jobs/jobs.screen') },
  { path: '/candidate/jobs/view/{id}', name: 'matchingJob', area: 'candidate', access: 'open', screen: () => import('../../screens/candidate/job/job.screen') },
  { path: '/candidate/jobs/upskill-career', name: 'upskillCareer', area: 'candidate', access: 'open', screen: () => import('../../screens/candidate/upskill/upskill.screen') },
  { path: '/candidate/courses', name: 'courses', area: 'candidate', access: 'open', screen: () => import('../../screens/candidate/courses/courses.screen') },
  { path: '/candidate/profile', name: 'profile', area: 'candidate', access: candidate, screen: () => import('../../screens/candidate/profile/profile.screen') },
  { path: '/candidate/interviews', name: 'interviews', area: 'candidate', access: candidate, screen: () => import('../../screens/candidate/interviews/interviews.screen') },
  {
    path: '/candidate/profile-loading',
    name: 'profileLoading',
    area: 'candidate',
    access: ['CANDIDATE_PROFILE_PENDING'],
    screen: () => import('../../screens/candidate/profile-loading/profile-loading.screen'),
  },
  {
    path: '/candidate/assessments',
    name: 'assessments',
    area: 'candidate',
    access: candidate,
    screen: () => import('../../screens/candidate/assessments/assessments.screen'),
  },
  {
    path: '/candidate/assessments/english',
    name: 'englishAssessment',
    area: 'candidate',
    access: candidate,
    bare: true,
    screen: () => import('../../screens/candidate/assessment/english.screen'),
  },
  {
    path: '/candidate/assessments/annotation',
    name: 'annotationAssessment',
    area: 'candidate',
    access: candidate,
    bare: true,
    screen: () => import('../../screens/candidate/assessment/annotation.screen'),
  },
  {
    path: '/candidate/assessments/personality',
    name: 'personality',
    area: 'candidate',
    access: candidate,
    screen: () => import('../../screens/candidate/personality/personality.screen'),
  },
  { path: '/candidate/error', name: 'error', area: 'candidate', access: 'open', screen: () => import('../../screens/candidate/error/error.screen') },
  { path: '/candidate/*', name: 'notFound', area: 'candidate', access: 'open' },
]
