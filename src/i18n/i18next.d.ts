import 'i18next'
import type auth from '../../locales/en/auth.json'
import type common from '../../locales/en/common.json'
import type errors from '../../locales/en/errors.json'

// An area added to locales/ is added here, so that its keys are checked by the compiler.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      auth: typeof auth
      common: typeof common
      errors: typeof errors
    }
  }
}
