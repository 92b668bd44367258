import { fileURLToPath } from 'node:url'
import { css } from '@emotion/react'
import type { Plugin } from 'vite'
import { system } from '../../src/ui/theme/system'

const shim = (name: string) => fileURLToPath(new URL(`../../src/shims/${name}`, import.meta.url))

/**
 * The rules that go for every page: Chakra's order of layers, what it sets back, the product's own,
 * and every variable of the theme.
 */
export const themeRules = (): string =>
  system.layers.atRule +
  system._global.map((styles) => css(styles).styles.replaceAll('&', '')).join('')

/**
 * What a name of the theme stands for, as `spacing.4` for `var(--chakra-spacing-4)`. Nothing in the
 * product chooses a palette for what is below it.
 */
export const themeVariables = (): Record<string, string> =>
  Object.fromEntries(
    [...system.tokens.flatMap].filter(([name]) => !name.startsWith('colors.colorPalette')),
  )

/**
 * Makes the theme while building (docs/decisions/0044): its rules come as a file of styles instead
 * of being written by every page that is opened, and its names as a table instead of being derived
 * anew.
 */
export const themeAhead: Plugin = {
  name: 'theme-ahead',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    define: { 'import.meta.env.VITE_THEME_VARIABLES': JSON.stringify(themeVariables()) },
  }),
  resolveId(source, importer) {
    if (source === './theme/system') return shim('system-ahead.ts')
    return source === './token-dictionary.js' &&
      importer?.includes('/@chakra-ui/react/dist/esm/') === true
      ? shim('token-dictionary.ts')
      : null
  },
  load: (id) => (id === shim('theme.css') ? themeRules() : null),
}
