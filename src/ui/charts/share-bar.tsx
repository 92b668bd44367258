import { chakra } from '@chakra-ui/react/styled-system'

const looks = {
  'share.1': { bg: 'share.1', color: 'accent.contrast' },
  'share.2': { bg: 'share.2', color: 'accent.contrast' },
  'share.3': { bg: 'share.3', color: { base: 'fg', _dark: 'accent.contrast' } },
  'share.4': { bg: 'share.4', color: 'fg' },
  words: { bg: 'chart.5', color: 'bg.surface' },
  other: { bg: 'chart.4', color: 'bg.surface' },
  further: { bg: 'chart.3', color: 'fg' },
  lack: {
    bg: 'warning.subtle',
    color: 'warning.fg',
    // Hatched, so that it differs from the present share without colour, too.
    backgroundImage:
      'repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, {colors.chart.2} 45%, transparent) 5px 8px)',
  },
  rest: { bg: 'bg.sunken', color: 'fg.muted' },
} as const

export type ShareLook = keyof typeof looks

export interface BarShare {
  id: string
  /** Of the hundred that the whole bar is. */
  size: number
  /** The number that stands in it where there is room. */
  text: string
  look: ShareLook
}

/** Room for two signs, and for a sign more. */
const wordsFrom = { short: 5, long: 8 }

/**
 * A bar of one hundred per cent: what is there, what is missing, and the rest. The same numbers are
 * written beside it.
 */
export const ShareBar = ({ shares }: { shares: readonly BarShare[] }) => (
  <chakra.div
    aria-hidden
    display="flex"
    gap="2px"
    height="40px"
    borderRadius="control"
    overflow="hidden"
    transformOrigin="left"
    _rtl={{ transformOrigin: 'right' }}
    animation="lengthen 400ms cubic-bezier(.2,0,0,1)"
  >
    {shares.map(({ id, size, text, look }) => (
      <chakra.span
        key={id}
        {...looks[look]}
        display="flex"
        alignItems="center"
        justifyContent="center"
        minWidth="0"
        overflow="hidden"
        textStyle="tinyStrong"
        fontVariantNumeric="tabular-nums"
        style={{ flex: `${size} 0 0` }}
      >
        {size >= (text.length > 2 ? wordsFrom.long : wordsFrom.short) ? <bdi>{text}</bdi> : null}
      </chakra.span>
    ))}
  </chakra.div>
)

/** The colour of a share beside its name. */
export const ShareKey = ({ look }: { look: ShareLook }) => (
  <chakra.span
    aria-hidden
    {...looks[look]}
    display="inline-block"
    boxSize="12px"
    borderRadius="2px"
    flexShrink="0"
  />
)
