import { defineRecipe } from '@chakra-ui/react/styled-system'

/**
 * The box of a field. Its input has no border of its own, so that prefixes and buttons share the
 * frame.
 */
export const controlRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    width: 'full',
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'hover',
    _hover: { borderColor: 'fg.muted' },
    '&:focus-within:not(:has(button:focus-visible))': {
      borderColor: 'accent',
      outline: '2px solid {colors.accent}',
      outlineOffset: '0',
    },
    // A button inside covers the frame's own line, so that the field is no higher for it.
    '& > button': { marginBlock: '-1px', marginInlineEnd: '-1px' },
    '&[data-invalid]': {
      borderColor: 'danger.solid',
      boxShadow: 'inset 0 0 0 1px {colors.danger.solid}',
    },
    '&[data-invalid]:focus-within:not(:has(button:focus-visible))': {
      outlineColor: 'danger.solid',
      boxShadow: 'none',
    },
    '&:has(:disabled:not(button)), &:has([readonly])': {
      bg: 'bg.sunken',
      borderColor: 'border',
      color: 'fg.subtle',
    },
  },
  variants: {
    size: {
      lg: { minHeight: '48px', '--control-pad': '14px' },
      md: { minHeight: '44px', '--control-pad': '12px' },
      // Telephones zoom into a field whose text is smaller than 16 px.
      sm: {
        minHeight: '36px',
        '--control-pad': '12px',
        '--control-text': 'var(--size-small)',
        '@media (pointer: coarse)': { '--control-text': '1rem', minHeight: '44px' },
      },
    },
  },
  defaultVariants: { size: 'md' },
})

/** An input, select or textarea inside the box. */
export const inputCss = {
  flex: '1',
  minWidth: '0',
  width: 'full',
  bg: 'transparent',
  color: 'inherit',
  caretColor: '{colors.accent}',
  paddingInline: 'var(--control-pad)',
  fontFamily: 'text',
  fontSize: 'var(--control-text, var(--size-body))',
  lineHeight: 'var(--line-body)',
  borderRadius: 'inherit',
  outline: 'none',
  _focusVisible: { outline: 'none' },
  // Browsers paint autofilled boxes in their own colour unless an inner shadow covers it.
  _autofill: {
    WebkitTextFillColor: '{colors.fg}',
    boxShadow: 'inset 0 0 0 100px {colors.bg.surface}',
  },
} as const

/**
 * Text that may be in either language has its own direction, and begins at the page's start edge
 * like the fields beside it.
 */
export const eitherCss = { textAlign: '-webkit-match-parent' } as const

/**
 * E-mails, numbers and codes read left to right in both languages, and sit at the page's start
 * edge.
 */
export const latinCss = { textAlign: 'start', _rtl: { textAlign: 'end' } } as const
