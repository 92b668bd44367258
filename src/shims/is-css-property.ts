// Stands in for @pandacss/is-valid-prop in the browser (vite.config.ts): the browser itself knows
// its CSS properties, and the package's list of their names is 3 kB (gzip) of the first load.

const known = document.documentElement.style
const selector = /&|@/

/**
 * Names the browser lists because an at-rule has them (@font-face, @page); on an element they are
 * attributes.
 */
const descriptors = ['src', 'size']

/** Whether a style prop is a CSS property, a custom property, or a nested selector. */
export const isCssProperty = (prop: string): boolean =>
  (prop in known && !descriptors.includes(prop)) || prop.startsWith('--') || selector.test(prop)
