import { LocaleProvider } from '@chakra-ui/react/locale'
import { use, type ReactNode } from 'react'
import { Language } from './provider'

/**
 * Gives Chakra's interactive components the language and its reading direction. It wraps each of
 * them and not `UiProvider`, because the login page uses none and would load it.
 */
export const ArkLocale = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale={use(Language) === 'ar' ? 'ar-AE' : 'en-AE'}>{children}</LocaleProvider>
)
