import { palette } from './palette'

interface ColorToken {
  value: { base: string; _dark: string }
}
interface ColorTree {
  [name: string]: ColorToken | ColorTree
}

/**
 * The palette as Chakra's nested semantic tokens. A name that is also a group goes under `DEFAULT`.
 */
const nestColors = (): ColorTree => {
  const tree: Record<string, Record<string, ColorToken>> = {}
  for (const [name, [base, _dark]] of Object.entries(palette)) {
    const [group = name, shade = 'DEFAULT'] = name.split('.')
    tree[group] = { ...tree[group], [shade]: { value: { base, _dark } } }
  }
  return tree
}

const values = <K extends string>(record: Record<K, string>) => {
  const tokens: Record<string, { value: string }> = {}
  for (const [key, value] of Object.entries<string>(record)) tokens[key] = { value }
  return tokens
}

/** A step is 4 px, so `4` is 16 px. */
const spacing = values({
  '0': '0px',
  '0.5': '2px',
  '1': '4px',
  '1.5': '6px',
  '2': '8px',
  '2.5': '10px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '7': '28px',
  '8': '32px',
  '9': '36px',
  '10': '40px',
  '11': '44px',
  '12': '48px',
  '14': '56px',
  '16': '64px',
})

export const tokens = {
  spacing,
  sizes: {
    ...spacing,
    ...values({ full: '100%', measure: '700px', page: '1136px', form: '392px' }),
  },
  radii: values({ badge: '4px', control: '6px', panel: '10px', float: '12px', full: '9999px' }),
  fonts: values({ text: 'var(--font-text)', heading: 'var(--font-heading)' }),
  durations: values({ press: '100ms', hover: '160ms', panel: '240ms', line: '400ms' }),
  easings: values({ enter: 'cubic-bezier(.2,0,0,1)', leave: 'cubic-bezier(.4,0,1,1)' }),
  zIndex: values({ sticky: '10', bar: '20', drawer: '30', overlay: '40', snackbar: '50' }),
}

export const semanticTokens = {
  colors: nestColors(),
  shadows: {
    menu: { value: { base: '0 4px 12px -2px #10222B1A', _dark: '0 4px 12px -2px #00000066' } },
    float: { value: { base: '0 16px 40px -8px #10222B38', _dark: '0 16px 40px -8px #00000099' } },
  },
}
