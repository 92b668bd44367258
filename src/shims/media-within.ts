/**
 * The same rules with the condition inside each: `@media A{.b{c}.d{e}}` becomes `.b{@media A{c}}`
 * and `.d{@media A{e}}`. When a rule with its condition outside is put into a sheet, Chromium looks
 * anew at every element that any rule of the sheet goes for; with it inside, at those that this one
 * goes for. What is not as simple as that stays as it is.
 */
export function mediaWithin(rule: string): readonly string[] {
  const [, condition, inner = ''] =
    /^(@media[^{}]*)\{((?:[^{}"]+\{(?:[^{}"]|"[^{}"]*")*\})+)\}$/.exec(rule) ?? []
  if (condition === undefined) return [rule]
  return [...inner.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector, declarations]) => `${selector}{${condition}{${declarations}}}`,
  )
}
