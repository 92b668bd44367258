import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { UiProvider } from './provider'

/** Draws a primitive inside the theme, as every screen does. */
export const renderUi = (element: ReactElement, lang: 'en' | 'ar' = 'en') =>
  render(element, {
    wrapper: ({ children }) => (
      <UiProvider lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} mode="light">
        {children}
      </UiProvider>
    ),
  })
