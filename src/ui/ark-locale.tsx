import { LocaleProvider } from '@chakra-ui/react/locale'
import { use, type ReactNode } from 'react'
import { Language } from './provider'

/**
 * Tells Chakra's moving parts the language and with it the reading direction. It is around each of
 * them instead of in `UiProvider`, as login has none and would load it.
 */
export const ArkLocale = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale={use(Language) === 'ar' ? 'ar-AE' : 'en-AE'}>{children}</LocaleProvider>
)
