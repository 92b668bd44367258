import { defineConditions, defineConfig } from '@chakra-ui/react/styled-system'

/*
 * Chakra's own base config contains every utility and condition, 6 kB of the first load. These are
 * the ones that the product uses: properties that read tokens, their short names, and the states of
 * controls.
 */

/**
 * Property names per token group; after a colon, the short names. Physical block names lead to
 * logical ones.
 */
const groups = {
  colors:
    'background:bg backgroundColor:bgColor borderColor borderBlockStartColor borderBlockEndColor borderInlineStartColor borderInlineEndColor color fill stroke outlineColor caretColor accentColor textDecorationColor',
  spacing:
    'gap rowGap columnGap inset insetInline insetBlock insetBlockStart:top insetBlockEnd:bottom insetInlineStart insetInlineEnd ' +
    'margin:m marginBlockStart:mt,marginTop marginBlockEnd:mb,marginBottom marginInlineStart:ms marginInlineEnd:me marginInline:mx marginBlock:my ' +
    'padding:p paddingBlockStart:pt,paddingTop paddingBlockEnd:pb,paddingBottom paddingInlineStart:ps paddingInlineEnd:pe paddingInline:px paddingBlock:py ' +
    'scrollMargin scrollMarginBlock scrollPadding',
  sizes:
    'width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH inlineSize blockSize minInlineSize minBlockSize maxInlineSize maxBlockSize flexBasis',
  radii:
    'borderRadius:rounded borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius',
  shadows: 'boxShadow:shadow',
  zIndex: 'zIndex',
  durations: 'transitionDuration animationDuration',
  easings: 'transitionTimingFunction animationTimingFunction',
  fonts: 'fontFamily',
} as const

const utilities: Record<string, { values: string; shorthand?: string[] }> = {}
for (const [values, names] of Object.entries(groups)) {
  for (const entry of names.split(' ')) {
    const [property = '', short] = entry.split(':')
    utilities[property] = short === undefined ? { values } : { values, shorthand: short.split(',') }
  }
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

const off = ':disabled, [aria-disabled=true]'

export const baseConfig = defineConfig({
  conditions: defineConditions({
    hover: ['@media (hover: hover)', `&:hover:not(${off})`],
    active: `&:active:not(${off})`,
    focus: '&:focus',
    focusWithin: '&:focus-within',
    focusVisible: '&:focus-visible',
    disabled: `&:is(${off})`,
    checked: '&:is(:checked, [aria-checked=true])',
    indeterminate: '&:indeterminate',
    selected: '&[aria-selected=true]',
    pressed: '&[aria-pressed=true]',
    expanded: '&[aria-expanded=true]',
    invalid: '&[aria-invalid=true]',
    currentPage: '&[aria-current=page]',
    currentStep: '&[aria-current=step]',
    open: '&:is([open], [data-state=open])',
    empty: '&:empty',
    before: '&::before',
    after: '&::after',
    backdrop: '&::backdrop',
    placeholder: '&::placeholder',
    autofill: '&:autofill',
    first: '&:first-of-type',
    last: '&:last-of-type',
    notFirst: '&:not(:first-of-type)',
    notLast: '&:not(:last-of-type)',
    even: '&:nth-of-type(even)',
    odd: '&:nth-of-type(odd)',
    groupHover: '.group:hover &',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    motionSafe: '@media (prefers-reduced-motion: no-preference)',
    coarse: '@media (pointer: coarse)',
    print: '@media print',
    dark: '.dark &',
    light: ':root:not(.dark) &',
    ltr: '[dir=ltr] &',
    rtl: '[dir=rtl] &',
  }),
  utilities: {
    ...utilities,
    boxSize: {
      values: 'sizes',
      property: 'width',
      transform: (value: string) => ({ width: value, height: value }),
    },
    truncate: {
      values: { type: 'boolean' },
      transform: (value: boolean) =>
        value ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
    },
    lineClamp: {
      transform: (value: string) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: value,
        WebkitBoxOrient: 'vertical',
      }),
    },
    srOnly: { values: { type: 'boolean' }, transform: (value: boolean) => (value ? hidden : {}) },
  },
})
