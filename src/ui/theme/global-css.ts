import { languageCss } from './text-styles'

export const globalCss = {
  ...languageCss,
  ':root': {
    // The Latin face comes first in both languages, so that digits and Latin names look the same in
    // Arabic text.
    '--font-text':
      "'IBM Plex Sans Variable', 'Masar Text Stand-in', 'IBM Plex Sans Arabic', system-ui, sans-serif",
    '--font-heading':
      "'Readex Pro Variable', 'Masar Heading Stand-in', 'IBM Plex Sans Arabic', system-ui, sans-serif",
    '--global-color-border': 'var(--chakra-colors-border)',
    colorScheme: 'light',
    scrollbarColor: '{colors.border.strong} transparent',
  },
  '.dark': { colorScheme: 'dark' },
  html: { bg: 'bg.page' },
  body: {
    color: 'fg',
    bg: 'bg.page',
    textStyle: 'body',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '::selection': { bg: 'accent.muted', color: 'fg' },
  'b, strong': { fontWeight: '600' },
  ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  // A heading or a region that takes focus from code is not a control, so it shows no ring.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'opacity !important',
      transitionDuration: '100ms !important',
      scrollBehavior: 'auto !important',
    },
  },
}
