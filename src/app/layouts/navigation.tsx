import { Link } from '@tanstack/react-router'
import BarChart from 'lucide-react/icons/chart-column'
import Ban from 'lucide-react/icons/ban'
import Book from 'lucide-react/icons/book-open'
import Briefcase from 'lucide-react/icons/briefcase-business'
import Building from 'lucide-react/icons/building-2'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Languages from 'lucide-react/icons/languages'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ListTodo from 'lucide-react/icons/list-todo'
import ListChecks from 'lucide-react/icons/list-checks'
import Target from 'lucide-react/icons/target'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import Rocket from 'lucide-react/icons/rocket'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ScrollText from 'lucide-react/icons/scroll-text'
import Share from 'lucide-react/icons/share-2'
import Settings from 'lucide-react/icons/settings'
import Shapes from 'lucide-react/icons/shapes'
import SquarePlus from 'lucide-react/icons/square-plus'
import Star from 'lucide-react/icons/star'
import User from 'lucide-react/icons/user'
import UserCheck from 'lucide-react/icons/user-check'
import Users from 'lucide-react/icons/users'
import Video from 'lucide-react/icons/video'
import type { ComponentType } from 'react'
import type common from '../../../locales/en/common.json'
import {
  toAccount,
  toApprovalCriteria,
  toMatchingSettings,
  toApprovals,
  toAssessmentSettings,
  toCancelledAssessments,
  toCandidateAssessments,
  toCandidateDashboard,
  toCandidateInterviews,
  toCandidates,
  toCompanySettings,
  toCourses,
  toEmailTemplates,
  toEmployees,
  toInception,
  toMatchingJobs,
  toOverallResult,
  toPersonalityResults,
  toPostJob,
  toProfile,
  toRecruiterDashboard,
  toRecruiterInterviews,
  toLog,
  toAts,
  toRedoAssessments,
  toReports,
  toReviews,
  toSettings,
  toSkillsAnalytics,
  toSurveyQuestions,
  toSurveySettings,
} from '../../paths'
import { Icon } from '../../ui/icons'
import type { NavItem } from '../../ui/frames/nav'
import type { SessionState } from '../routing/access'
import type { PageName } from '../routing/route-entry'

/**
 * A place in a navigation: the label of section 2.5, the address, and the pages on which it is the
 * current one.
 */
export interface Place {
  label: keyof typeof common.nav
  /** For the tabs of a phone, where the label is too long for them. */
  shortLabel?: keyof typeof common.nav
  to: string
  pages: readonly PageName[]
  icon: ComponentType<{ size?: number | string }>
  mirror?: boolean
}

const jobs: Place = {
  label: 'matchingJobs',
  shortLabel: 'matchingJobsShort',
  to: toMatchingJobs(),
  pages: ['matchingJobs', 'matchingJob', 'upskillCareer'],
  icon: Briefcase,
}
const courses: Place = { label: 'courses', to: toCourses(), pages: ['courses'], icon: Book }

/**
 * The candidate's bar. A visitor may look at what is open, and nobody else is led to what they may
 * not see.
 */
export function candidatePlaces(state: SessionState): readonly Place[] {
  if (state !== 'CANDIDATE') return [jobs, courses]
  return [
    {
      label: 'dashboard',
      to: toCandidateDashboard(),
      pages: ['dashboard', 'dashboardIntro'],
      icon: LayoutDashboard,
    },
    jobs,
    courses,
    {
      label: 'assessments',
      to: toCandidateAssessments(),
      pages: ['assessments', 'personality', 'survey'],
      icon: ClipboardCheck,
    },
    { label: 'interviews', to: toCandidateInterviews(), pages: ['interviews'], icon: Video },
    { label: 'profile', to: toProfile(), pages: ['profile'], icon: User },
  ]
}

export const recruiterPlaces: readonly Place[] = [
  {
    label: 'dashboard',
    to: toRecruiterDashboard(),
    pages: ['dashboard', 'job', 'editJob', 'matchingCandidates'],
    icon: LayoutDashboard,
  },
  { label: 'postJob', to: toPostJob(), pages: ['postJob'], icon: SquarePlus },
  {
    label: 'interviews',
    to: toRecruiterInterviews(),
    pages: ['interviews', 'interview'],
    icon: Video,
  },
  {
    label: 'candidates',
    to: toCandidates(),
    pages: ['candidates', 'candidateProfile'],
    icon: Users,
  },
  { label: 'employees', to: toEmployees(), pages: ['employees'], icon: Building },
  { label: 'inception', to: toInception(), pages: ['inception'], icon: Rocket },
]

export const assessmentPlaces: readonly Place[] = [
  {
    label: 'english',
    to: toReports('english'),
    pages: ['englishReports', 'englishReport'],
    icon: Languages,
  },
  {
    label: 'annotation',
    to: toReports('annotation'),
    pages: ['annotationReports', 'annotationReport'],
    icon: ClipboardCheck,
  },
  {
    label: 'reviews',
    to: toReviews(),
    pages: ['reviews', 'reviewAgreement'],
    icon: ListTodo,
    mirror: true,
  },
  { label: 'personality', to: toPersonalityResults(), pages: ['personalityReports'], icon: Shapes },
  { label: 'skillsAnalytics', to: toSkillsAnalytics(), pages: ['skillsAnalytics'], icon: BarChart },
  {
    label: 'survey',
    to: toSurveyQuestions(),
    pages: ['surveyQuestions', 'addSurveyQuestion', 'editSurveyQuestion'],
    icon: MessageSquare,
  },
]

export const adminPlaces: readonly Place[] = [
  { label: 'approvals', to: toApprovals(), pages: ['approvals'], icon: UserCheck },
  {
    label: 'summaryResults',
    to: toOverallResult(),
    pages: ['overallResult', 'overallResultView'],
    icon: Star,
  },
  {
    label: 'cancelledAssessments',
    to: toCancelledAssessments(),
    pages: ['cancelledAssessments'],
    icon: Ban,
  },
  {
    label: 'redoAssessments',
    to: toRedoAssessments(),
    pages: ['redoAssessments'],
    icon: RotateCcw,
  },
  { label: 'log', to: toLog(), pages: ['log'], icon: ScrollText },
  { label: 'ats', to: toAts(), pages: ['ats'], icon: Share },
]

/** The sections of the settings: a candidate has the account only. */
export function settingsPlaces(state: SessionState): readonly Place[] {
  const account: Place = { label: 'account', to: toAccount(), pages: ['account'], icon: User }
  if (state !== 'RECRUITER' && state !== 'RECRUITER_ADMIN') return [account]
  return [
    account,
    { label: 'company', to: toCompanySettings(), pages: ['company'], icon: Building },
    {
      label: 'assessments',
      to: toAssessmentSettings(),
      pages: ['assessmentSettings'],
      icon: ClipboardCheck,
    },
    {
      label: 'approvalCriteria',
      to: toApprovalCriteria(),
      pages: ['approvalCriteria'],
      icon: ListChecks,
      mirror: true,
    },
    {
      label: 'matching',
      to: toMatchingSettings(),
      pages: ['matchingSettings'],
      icon: Target,
    },
    {
      label: 'emailTemplates',
      to: toEmailTemplates(),
      pages: ['emailTemplates', 'editEmailTemplate'],
      icon: Mail,
    },
    { label: 'survey', to: toSurveySettings(), pages: ['surveySettings'], icon: MessageSquare },
  ]
}

export const settingsPlace: Place = {
  label: 'settings',
  to: toSettings(),
  pages: settingsPlaces('RECRUITER_ADMIN').flatMap(({ pages }) => pages),
  icon: Settings,
}

/** A place as the navigation draws it, given the words of a label and the page that is shown. */
export function navItem(
  place: Place,
  getLabel: (label: Place['label']) => string,
  current: PageName | null,
): NavItem {
  return {
    id: place.label,
    label: getLabel(place.label),
    ...(place.shortLabel === undefined ? {} : { shortLabel: getLabel(place.shortLabel) }),
    icon: <Icon of={place.icon} size={20} mirror={place.mirror ?? false} />,
    current: current !== null && place.pages.includes(current),
    link: (content) => (
      // The router would mark a place on every page below its address, too: which are its pages
      // stands above.
      <Link to={place.to} activeOptions={{ exact: true }} activeProps={{}}>
        {content}
      </Link>
    ),
  }
}
