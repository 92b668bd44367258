import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

const aside = createCache({ key: 'css', container: document.createElement('head') })
const inPageCache = createCache({ key: 'css-in-page' })

interface StylesProps {
  /** For a test of a style. */
  inPage?: boolean
  children: ReactNode
}

/**
 * Keeps the styles out of the page: most tests that draw do not check them, and jsdom would match
 * every rule against every element on each query by role.
 */
export const Styles = ({ inPage = false, children }: StylesProps) => (
  <CacheProvider value={inPage ? inPageCache : aside}>{children}</CacheProvider>
)
