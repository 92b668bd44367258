import { toAccount } from '../../paths'
import { recruiters, type RouteEntry } from '../routing/route-entry'

/** The settings. */
export const settingsRoutes: readonly RouteEntry[] = [
  { path: '/settings', name: 'account', area: 'settings', redirect: toAccount },
  {
    path: '/settings/company',
    name: 'company',
    area: 'settings',
    access: recruiters,
    namespaces: ['company', 'account'],
    screen: () => import('../../screens/settings/company/company.screen'),
  },
  {
    path: '/settings/account',
    name: 'account',
    area: 'settings',
    access: ['CANDIDATE', 'CANDIDATE_PROFILE_PENDING', 'RECRUITER', 'RECRUITER_ADMIN'],
    namespaces: ['account', 'auth'],
    screen: () => import('../../screens/settings/account/account.screen'),
  },
  {
    path: '/settings/assessments',
    name: 'assessmentSettings',
    area: 'settings',
    access: recruiters,
    screen: () => import('../../screens/settings/assessments/assessments.screen'),
  },
  {
    path: '/settings/approval-criteria',
    name: 'approvalCriteria',
    area: 'settings',
    access: recruiters,
    screen: () => import('../../screens/settings/approval-criteria/approval-criteria.screen'),
  },
  {
    path: '/settings/matching',
    name: 'matchingSettings',
    area: 'settings',
    access: recruiters,
    screen: () => import('../../screens/settings/matching/matching.screen'),
  },
  {
    path: '/settings/email-templates',
    name: 'emailTemplates',
    area: 'settings',
    access: recruiters,
    screen: () => import('../../screens/settings/email-templates/email-templates.screen'),
  },
  {
    path: '/settings/edit-email-templates/{id}',
    name: 'editEmailTemplate',
    area: 'settings',
    access: recruiters,
    screen: () => import('../../screens/settings/email-templates/edit-email-template.screen'),
  },
  {
    path: '/settings/survey-questions',
    name: 'surveySettings',
    area: 'settings',
    access: recruiters,
    screen: () => import('../../screens/recruiter/survey-questions/survey-questions.screen'),
  },
]
