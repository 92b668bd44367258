import 'i18next'
import type account from '../../locales/en/account.json'
import type agreement from '../../locales/en/agreement.json'
import type annotation from '../../locales/en/annotation.json'
import type appeal from '../../locales/en/appeal.json'
import type arrangement from '../../locales/en/arrangement.json'
import type assessment from '../../locales/en/assessment.json'
import type ats from '../../locales/en/ats.json'
import type demo from '../../locales/en/demo.json'
import type employees from '../../locales/en/employees.json'
import type mailing from '../../locales/en/mailing.json'
import type notes from '../../locales/en/notes.json'
import type auth from '../../locales/en/auth.json'
import type candidate from '../../locales/en/candidate.json'
import type courses from '../../locales/en/courses.json'
import type common from '../../locales/en/common.json'
import type company from '../../locales/en/company.json'
import type criteria from '../../locales/en/criteria.json'
import type evidence from '../../locales/en/evidence.json'
import type errors from '../../locales/en/errors.json'
import type interviews from '../../locales/en/interviews.json'
import type notifications from '../../locales/en/notifications.json'
import type onboarding from '../../locales/en/onboarding.json'
import type outcomes from '../../locales/en/outcomes.json'
import type overall from '../../locales/en/overall.json'
import type parts from '../../locales/en/parts.json'
import type reviews from '../../locales/en/reviews.json'
import type principles from '../../locales/en/principles.json'
import type figures from '../../locales/en/figures.json'
import type skills from '../../locales/en/skills.json'
import type posting from '../../locales/en/posting.json'
import type profile from '../../locales/en/profile.json'
import type log from '../../locales/en/log.json'
import type matching from '../../locales/en/matching.json'
import type pool from '../../locales/en/pool.json'
import type recruiter from '../../locales/en/recruiter.json'
import type registration from '../../locales/en/registration.json'
import type report from '../../locales/en/report.json'
import type selection from '../../locales/en/selection.json'
import type settings from '../../locales/en/settings.json'
import type survey from '../../locales/en/survey.json'
import type open from '../../locales/en/public.json'
import type templates from '../../locales/en/templates.json'
import type user from '../../locales/en/user.json'
import type jobs from '../../locales/en/jobs.json'
import type login from '../../locales/en/login.json'

// An area added to locales/ is added here, so that its keys are checked by the compiler.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      account: typeof account
      agreement: typeof agreement
      annotation: typeof annotation
      appeal: typeof appeal
      arrangement: typeof arrangement
      assessment: typeof assessment
      ats: typeof ats
      demo: typeof demo
      employees: typeof employees
      mailing: typeof mailing
      notes: typeof notes
      auth: typeof auth
      candidate: typeof candidate
      common: typeof common
      courses: typeof courses
      errors: typeof errors
      company: typeof company
      criteria: typeof criteria
      evidence: typeof evidence
      interviews: typeof interviews
      notifications: typeof notifications
      onboarding: typeof onboarding
      outcomes: typeof outcomes
      overall: typeof overall
      parts: typeof parts
      principles: typeof principles
      reviews: typeof reviews
      figures: typeof figures
      posting: typeof posting
      skills: typeof skills
      profile: typeof profile
      public: typeof open
      log: typeof log
      matching: typeof matching
      pool: typeof pool
      recruiter: typeof recruiter
      registration: typeof registration
      report: typeof report
      selection: typeof selection
      settings: typeof settings
      survey: typeof survey
      templates: typeof templates
      user: typeof user
      jobs: typeof jobs
      login: typeof login
    }
  }
}
