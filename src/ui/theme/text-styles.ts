/**
 * `[latin size, latin line, arabic size, arabic line]` in px at the browser's default text size.
 */
const scale = {
  display: [40, 48, 40, 60],
  h1: [26, 34, 27, 42],
  h2: [19, 28, 20, 32],
  h3: [16, 24, 17, 28],
  body: [16, 24, 17, 30],
  small: [14, 20, 15, 25],
  tiny: [13, 18, 14, 22],
  answer: [18, 32, 19, 36],
} as const

const rem = (px: number) => `${px / 16}rem`

const typeVars = (arabic: boolean) => {
  const vars: Record<`--${string}`, string> = {}
  for (const [name, [size, line, arabicSize, arabicLine]] of Object.entries(scale)) {
    vars[`--size-${name}`] = rem(arabic ? arabicSize : size)
    vars[`--line-${name}`] = rem(arabic ? arabicLine : line)
  }
  // Arabic letters join, so space between them breaks the word.
  vars['--heading-spacing'] = arabic ? '0' : '-0.012em'
  return vars
}

/** The type variables switch with `lang`, so a text style is one class in both languages. */
export const languageCss = {
  ':root, [lang=en]': typeVars(false),
  '[lang=ar]': typeVars(true),
}

const style = (name: keyof typeof scale, fontWeight: string) => ({
  value: {
    fontFamily: 'text',
    fontSize: `var(--size-${name})`,
    lineHeight: `var(--line-${name})`,
    fontWeight,
  },
})

const heading = (name: keyof typeof scale) => ({
  value: {
    fontFamily: 'heading',
    fontSize: `var(--size-${name})`,
    lineHeight: `var(--line-${name})`,
    fontWeight: '500',
    letterSpacing: 'var(--heading-spacing)',
  },
})

const figure = (size: number, line: number) => ({
  value: {
    fontFamily: 'heading',
    fontSize: rem(size),
    lineHeight: rem(line),
    fontWeight: '500',
    fontVariantNumeric: 'tabular-nums',
  },
})

export const textStyles = {
  display: heading('display'),
  h1: heading('h1'),
  h2: heading('h2'),
  h3: style('h3', '600'),
  body: style('body', '400'),
  bodyStrong: style('body', '600'),
  small: style('small', '400'),
  smallMedium: style('small', '500'),
  smallStrong: style('small', '600'),
  tiny: style('tiny', '400'),
  tinyStrong: style('tiny', '600'),
  answer: style('answer', '400'),
  chart: {
    value: { fontFamily: 'text', fontSize: rem(12), lineHeight: rem(16), fontWeight: '500' },
  },
  clock: figure(24, 28),
  score: figure(44, 48),
  scoreLarge: figure(68, 72),
}
