import 'i18next'
import type assessment from '../../locales/en/assessment.json'
import type auth from '../../locales/en/auth.json'
import type candidate from '../../locales/en/candidate.json'
import type common from '../../locales/en/common.json'
import type errors from '../../locales/en/errors.json'
import type onboarding from '../../locales/en/onboarding.json'
import type open from '../../locales/en/public.json'
import type user from '../../locales/en/user.json'
import type login from '../../locales/en/login.json'

// An area added to locales/ is added here, so that its keys are checked by the compiler.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      assessment: typeof assessment
      auth: typeof auth
      candidate: typeof candidate
      common: typeof common
      errors: typeof errors
      onboarding: typeof onboarding
      public: typeof open
      user: typeof user
      login: typeof login
    }
  }
}
