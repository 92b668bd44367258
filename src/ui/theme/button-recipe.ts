import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Small controls keep a 44 px target where fingers point. */
export const touchTarget = (height: number) => ({
  '@media (pointer: coarse)': {
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      insetBlock: `${(height - 44) / 2}px`,
    },
  },
})

const off = {
  bg: 'bg.sunken',
  color: 'fg.subtle',
  borderColor: 'border',
  cursor: 'not-allowed',
}

export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    cursor: 'pointer',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'hover',
    _active: { transitionDuration: 'press' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent',
        color: 'accent.contrast',
        _hover: { bg: 'accent.hover' },
        _active: { bg: 'accent.active' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { bg: 'bg.page' },
        _active: { bg: 'bg.sunken' },
        _pressed: { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent' },
      },
      subtle: {
        color: 'accent',
        _hover: { bg: 'accent.subtle', color: 'accent.fg' },
        _active: { bg: 'accent.muted', color: 'accent.fg' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.sunken', color: 'fg' },
        _active: { bg: 'border', color: 'fg' },
      },
      danger: {
        bg: 'danger.fg',
        color: 'danger.contrast',
        _hover: { bg: 'danger.hover' },
        _active: { bg: 'danger.active' },
        _focusVisible: { outlineColor: 'danger.fg' },
      },
      onInk: {
        bg: '#FFFFFF',
        color: '#10222B',
        _hover: { bg: '#E3F2F7' },
        _active: { bg: '#BADFEB' },
        _focusVisible: { outlineColor: 'ink.nuqta' },
      },
    },
    // An outdent equals the padding plus the border of the button.
    size: {
      lg: { '--outdent': '-25px', minHeight: '48px', px: '6', py: '1', textStyle: 'h3' },
      md: { '--outdent': '-21px', minHeight: '44px', px: '5', py: '1', textStyle: 'smallStrong' },
      sm: {
        '--outdent': '-15px',
        minHeight: '36px',
        paddingInline: '14px',
        textStyle: 'smallStrong',
        ...touchTarget(36),
      },
      xs: {
        '--outdent': '-11px',
        minHeight: '28px',
        paddingInline: '10px',
        textStyle: 'tinyStrong',
        ...touchTarget(28),
      },
    },
    wide: { true: { width: 'full', flexShrink: '1' } },
    /**
     * Aligns the text of a subtle or ghost button with the text above and below; its background on
     * hover reaches further out.
     */
    outdent: {
      start: { marginInlineStart: 'var(--outdent)' },
      end: { marginInlineEnd: 'var(--outdent)' },
    },
    square: { true: { px: '0', flexShrink: '0' } },
    /** Set by the button itself: it cannot be pressed, yet it keeps its focus. */
    off: { true: {} },
  },
  compoundVariants: [
    { square: true, size: 'lg', css: { width: '48px', paddingInline: '0' } },
    { square: true, size: 'md', css: { width: '44px', paddingInline: '0' } },
    { square: true, size: 'sm', css: { width: '36px', paddingInline: '0' } },
    { square: true, size: 'xs', css: { width: '28px', paddingInline: '0' } },
    {
      off: true,
      variant: ['primary', 'danger', 'onInk'],
      css: { ...off, _hover: off, _active: off },
    },
    { off: true, variant: 'secondary', css: { ...off, _hover: off, _active: off } },
    {
      off: true,
      variant: ['subtle', 'ghost'],
      css: {
        color: 'fg.subtle',
        cursor: 'not-allowed',
        _hover: { bg: 'transparent', color: 'fg.subtle' },
      },
    },
  ],
  defaultVariants: { variant: 'primary', size: 'md' },
})
