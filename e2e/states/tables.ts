import type { OperationId } from '../paths/network'
import type { Answer } from '../steps/people'

/** Nobody's and nothing's id, in the shape of one. */
const nobody = '00000000-0000-4000-8000-000000000000'
/** What no name, title or address holds. */
const unheard = 'qqxzqqxz'

/** What becomes of the data of answers. */
export type Answers = Partial<Record<OperationId, (data: Answer) => Answer>>

/**
 * How a page comes to have nothing to show, and the words by which that is known; or why it never
 * has.
 */
export type Empty =
  | {
      says: string
      /** Its address, or what follows it; the usual one where it is left out. */
      at?: string
      /** Somebody approved who has done nothing yet, in place of the candidate of the demo data. */
      as?: 'newcomer'
      /**
       * Changes of the answers that make a page empty, if everybody in the demo data has entries.
       */
      answers?: Answers
    }
  | { never: string }

const noneFound = (data: Answer): Answer => ({ ...data, results: [], total: 0 })
const comparedWith = (attempts: number) => ({
  attempts,
  scores: 40,
  mean_difference: -3.2,
  mean_distance: 5.1,
  differing: 4,
  kappa: 0.71,
})
const ofNoCompany = (data: Answer): Answer => ({ ...data, companyDetail: null })

/** Changes of the answers that let a page show what nobody in the demo data has. */
export const fulls: Readonly<Record<string, Answers>> = {
  '/candidate/survey': {
    getSurveyState: (data) => ({ ...data, offered: true, submitted: false, submitted_at: null }),
  },
  '/recruiter/reviews/agreement': {
    getReviewAgreement: (data) => {
      const figures = { scores: 40, mean_difference: -3.2, mean_distance: 5.1 }
      return {
        ...data,
        machine: comparedWith(9),
        second: comparedWith(8),
        months: [{ month: '2026-10', figures }],
        criteria: [{ part: 'writing', criterion: 'grammar', figures }],
      }
    },
  },
}

/** Of every page that asks the server for something. */
export const empties: Readonly<Record<string, Empty>> = {
  '/auth/verify-email': { never: 'A form.' },
  '/auth/verify-email/{code}': { never: 'The link is good or it is not.' },
  '/auth/google/{token}': { never: 'The way back is good or it is not.' },
  '/auth/linkedin/{token}': { never: 'The way back is good or it is not.' },
  '/auth/reset-password/{code}': { never: 'The link is good or it is not.' },
  '/auth/onboarding/recruiter': { never: 'A form.' },
  '/auth/pending-verification': { never: 'Nobody waits without a registration.' },
  '/candidate/dashboard': { says: 'jobs:none.matching', as: 'newcomer' },
  '/candidate/survey': { says: 'survey:notOpen', as: 'newcomer' },
  '/candidate/jobs': { says: 'jobs:none.matching', at: `?title=${unheard}` },
  '/candidate/jobs/view/{id}': { says: 'jobs:gone.title', at: `/candidate/jobs/view/${nobody}` },
  '/candidate/jobs/upskill-career': {
    says: 'courses:career.none',
    answers: {
      getCareerPath: (data) => ({ ...data, current_title: null, confirmed_skills: 0, steps: [] }),
    },
  },
  '/candidate/courses': {
    says: 'courses:none',
    answers: { listUpskillCourses: (data) => ({ ...data, upskill_nf: [], completed: [] }) },
  },
  '/candidate/profile': { says: 'profile:skills.none', as: 'newcomer' },
  '/candidate/type-profile': { never: 'A form.' },
  '/candidate/interviews': { says: 'interviews:own.none', as: 'newcomer' },
  '/candidate/assessments': { never: 'Every kind of assessment has its card.' },
  '/candidate/assessments/english': {
    never: 'One assessment, which is there or is not available.',
  },
  '/candidate/assessments/annotation': {
    never: 'One assessment, which is there or is not available.',
  },
  '/candidate/assessments/personality': { never: 'The questionnaire always has its statements.' },
  '/job/{id}': { says: 'jobs:gone.title', at: `/job/${nobody}` },
  '/recruiter/dashboard': { says: 'posting:listing.noneFit', at: '?from=2020-01-01&to=2020-01-31' },
  '/recruiter/jobs/post': { says: 'posting:post.noCompany', answers: { getUser: ofNoCompany } },
  '/recruiter/jobs/{id}': { says: 'posting:missing', at: `/recruiter/jobs/${nobody}` },
  '/recruiter/jobs/{id}/edit': { says: 'posting:missing', at: `/recruiter/jobs/${nobody}/edit` },
  '/recruiter/jobs/{id}/candidates': { says: 'matching:noneFit', at: `?name=${unheard}` },
  '/recruiter/interviews': { says: 'interviews:noneFit', at: `?candidate=${nobody}` },
  '/recruiter/interviews/{id}': {
    says: 'interviews:one.missing',
    at: `/recruiter/interviews/${nobody}`,
  },
  '/recruiter/inception': { never: 'Figures; where nothing is counted they are 0.' },
  '/recruiter/candidates': { says: 'pool:noneFit', at: `?query=${unheard}` },
  '/recruiter/candidates/profile': {
    says: 'pool:profile.missing',
    at: `/recruiter/candidates/profile?id=${nobody}`,
  },
  '/recruiter/employees': { says: 'employees:noneFit', at: `?query=${unheard}` },
  '/recruiter/assessments/english/{version}': {
    says: 'recruiter:reports.noneFit',
    at: `?name=${unheard}`,
  },
  '/recruiter/assessments/english/{version}/{id}/view/{user_id}': {
    says: 'recruiter:report.missing',
    at: `/recruiter/assessments/english/v3/${nobody}/view/${nobody}`,
  },
  '/recruiter/assessments/annotation/{version}': {
    says: 'recruiter:reports.noneFit',
    at: `?name=${unheard}`,
  },
  '/recruiter/assessments/annotation/{version}/{id}/view/{user_id}': {
    says: 'recruiter:report.missing',
    at: `/recruiter/assessments/annotation/v3/${nobody}/view/${nobody}`,
  },
  '/recruiter/reviews': { says: 'reviews:none', answers: { listReviews: noneFound } },
  '/recruiter/reviews/agreement': { says: 'agreement:none' },
  '/recruiter/assessments/personality': {
    says: 'principles:results.noneFit',
    at: `?users=${nobody}`,
  },
  '/recruiter/skills-analytics': { says: 'skills:noneFit', at: `?name=${unheard}` },
  '/recruiter/survey-questions': {
    says: 'survey:questions.none',
    answers: { listSurveyQuestions: noneFound },
  },
  '/recruiter/edit-survey-question/{id}': {
    says: 'survey:question.missing',
    at: `/recruiter/edit-survey-question/${nobody}`,
  },
  '/recruiter/admin/candidates': { says: 'recruiter:approvals.noneFit', at: `?query=${unheard}` },
  '/recruiter/admin/log': { says: 'log:noneFit', at: `?by=${nobody}` },
  '/recruiter/admin/ats': { says: 'ats:none' },
  '/recruiter/overall-result': { says: 'overall:noneFit', at: `?users=${nobody}` },
  '/recruiter/overall-result/view/{user_id}': {
    says: 'overall:view.missing',
    at: `/recruiter/overall-result/view/${nobody}`,
  },
  '/recruiter/overall-result/cancelled-assessments': {
    says: 'outcomes:cancelled.noneFit',
    at: `?users=${nobody}`,
  },
  '/recruiter/overall-result/redo-assessments': {
    says: 'outcomes:redo.noneFit',
    at: `?users=${nobody}`,
  },
  '/settings/company': { says: 'company:none', answers: { getUser: ofNoCompany } },
  '/settings/account': {
    never: 'Whoever is here has an account, and is signed in on this device at least.',
  },
  '/settings/assessments': { never: 'Every kind of assessment has a version.' },
  '/settings/matching': { never: 'A form: there is always a threshold.' },
  '/settings/approval-criteria': { never: 'A form: each criterion is set or is not.' },
  '/settings/email-templates': {
    says: 'templates:none',
    answers: { listEmailTemplates: noneFound },
  },
  '/settings/edit-email-templates/{id}': {
    says: 'templates:missing',
    at: `/settings/edit-email-templates/${nobody}`,
  },
  '/settings/survey-questions': {
    says: 'survey:questions.none',
    answers: { listSurveyQuestions: noneFound },
  },
}

const words = 'Words and links.'
const form = 'A form, which asks the server only when it is sent.'

/**
 * Pages that ask the server for nothing that anybody waits for: nothing of them loads or can fail.
 * One that does after all fails the sweep.
 */
export const silent: Readonly<Record<string, string>> = {
  '/auth/dashboard': words,
  '/auth/login': form,
  '/auth/signup': form,
  '/auth/email-verified': words,
  '/auth/onboarding': words,
  '/auth/onboarding/candidate': form,
  '/auth/reset-password/email-verification': form,
  '/auth/reset-password/verify': form,
  '/auth/reset-password/create-new-password': form,
  '/auth/reset-password/success': words,
  '/auth/faqs': words,
  '/auth/*': words,
  '/candidate/dashboard-intro': words,
  '/candidate/error': words,
  '/candidate/*': words,
  '/candidate/profile-loading':
    'What it shows is asked for by the session, which watches the resume.',
  '/recruiter/jobs/post': 'A form. How many jobs may still be posted is told once it is known.',
  '/recruiter/add-survey-question': form,
  '/recruiter/error': words,
  '/recruiter/*': words,
  '/terms': words,
  '/privacy': words,
  '/book-demo': form,
  '/approval-pending': words,
  '/error': words,
  '/*': words,
}

/**
 * Pages that redirect when the server fails, as the specification says, with the address that shows
 * the failure.
 */
export const failsAt: Readonly<Record<string, string>> = {
  '/auth/verify-email': '/error',
  '/auth/onboarding/recruiter': '/error',
  '/candidate/assessments': '/error',
  '/candidate/courses': '/candidate/error',
  '/candidate/jobs/upskill-career': '/candidate/error',
}

/** Failures that leave a page usable: they are shown at what they concern, in these words. */
export const failureMessages: Readonly<Record<string, string>> = {
  '/settings/company': 'company:sectorsFailed',
}

/** Pages that can be used while their calls are on the way, so that nothing says so. */
export const unmarked: Readonly<Record<string, string>> = {
  '/auth/verify-email':
    'The code can be entered before the roles are there, which are for the next page.',
  '/auth/onboarding/recruiter': 'The form can be filled in before the industries are there.',
  '/settings/company': 'The form can be used before the industries are there.',
}

/**
 * Calls whose loading and failure a page does not show, with the reason. A page that makes no other
 * calls is among the silent ones.
 */
export const quiet: Readonly<Record<string, Partial<Record<OperationId, string>>>> = {
  '/candidate/interviews': {
    openOwnInterviews: 'Tells the server the time zone; the next visit does it again.',
  },
  '/candidate/jobs': { listFavoriteStates: 'Whether a job is liked is told once it is known.' },
  '/recruiter/jobs/post': {
    countPostedJobs: 'How many jobs may still be posted is told once it is known.',
  },
  '/recruiter/jobs/{id}/edit': {
    getSectors: 'The form can be used before the industries are there.',
  },
  '/recruiter/assessments/english/{version}/{id}/view/{user_id}': {
    listResults: 'The ways to the reports before and after this one are there once they are known.',
  },
  '/recruiter/assessments/annotation/{version}/{id}/view/{user_id}': {
    listResults: 'The ways to the reports before and after this one are there once they are known.',
  },
}

/**
 * Calls that the session makes in addition to those of a page; they are checked on another page.
 */
const besides: Readonly<Record<string, readonly OperationId[]>> = {
  '/auth/verify-email/{code}': ['getRoles'],
}

/** Calls that every page makes: the account, the counts of the navigation, and files. */
export const background: readonly OperationId[] = [
  'getUser',
  'countNotifications',
  'countReviews',
  'serveFile',
]

/** Whether a call is a page's own, and not the session's. */
export const isOfPage = (id: OperationId, path: string): boolean =>
  besides[path]?.includes(id) !== true

/** Pages that show the merge fields of an email template as they are written. */
export const mergeFields: readonly string[] = [
  '/settings/email-templates',
  '/settings/edit-email-templates/{id}',
]
