import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { createContext, useLayoutEffect, type ReactNode } from 'react'
import { loadArabicFonts } from './theme/fonts'
import { system } from './theme/system'

export type ColorMode = 'light' | 'dark' | 'system'

interface UiProviderProps {
  lang: 'en' | 'ar'
  dir: 'ltr' | 'rtl'
  mode?: ColorMode
  children: ReactNode
}

/** What `ArkLocale` reads. */
export const Language = createContext<UiProviderProps['lang']>('en')

/**
 * Gives the theme to the tree below, and writes language, direction and colour mode on the
 * document.
 */
export const UiProvider = ({ lang, dir, mode = 'system', children }: UiProviderProps) => {
  useLayoutEffect(() => {
    document.documentElement.lang = lang
    document.documentElement.dir = dir
    if (lang === 'ar') void loadArabicFonts()
  }, [lang, dir])

  useLayoutEffect(() => followMode(mode), [mode])

  return (
    <Language value={lang}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </Language>
  )
}

const followMode = (mode: ColorMode) => {
  const paint = (dark: boolean) => document.documentElement.classList.toggle('dark', dark)
  if (mode !== 'system' || typeof window.matchMedia !== 'function') {
    paint(mode === 'dark')
    return undefined
  }
  const query = window.matchMedia('(prefers-color-scheme: dark)')
  const follow = () => paint(query.matches)
  follow()
  query.addEventListener('change', follow)
  return () => query.removeEventListener('change', follow)
}
