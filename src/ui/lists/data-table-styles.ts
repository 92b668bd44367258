/** Cards are for a small screen: on paper a list is a table, however narrow the sheet is. */
const cards = '@media screen and (max-width: 767.98px)'
const table = '@media print, (min-width: 768px)'

const frame = {
  position: 'relative',
  overflowX: 'auto',
  '--cell-padding': '10px',
  '&[data-density=dense]': { '--cell-padding': '8px' },
  // On a laptop the rail takes its part: the widest lists fit without being moved.
  '@media (max-width: 1439.98px)': {
    '&[data-density=dense]': { '--cell-padding': '6px' },
    '&[data-density=normal]': { '--cell-padding': '8px' },
  },
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  transitionProperty: 'opacity',
  transitionDuration: 'hover',
} as const

const whole = {
  width: 'full',
  textStyle: 'small',
  borderCollapse: 'separate',
  borderSpacing: '0',
} as const

/** Optional columns are hidden, so that the others fit beside each other. */
const optionalColumn = { '&[data-aside]': { display: 'none' } } as const
/** The last visible column. */
const lastSeen = '&:last-of-type, &:not([data-aside]):not(:has(~ :not([data-aside])))'

/** Keeps text at a distance from the end of a number before it. */
const apart = { '[data-align=end] + &:not([data-align=end])': { paddingInlineStart: '4' } } as const

export const headCellCss = {
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: '1',
  height: '36px',
  paddingInline: 'var(--cell-padding)',
  bg: 'bg.surface',
  color: 'fg.muted',
  textStyle: 'tinyStrong',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: '1px solid {colors.border.strong}',
  '&:first-of-type': { insetInlineStart: '0', zIndex: '2', paddingInlineStart: '4' },
  [lastSeen]: { paddingInlineEnd: '4' },
  ...apart,
  ...optionalColumn,
} as const

const row = {
  '--row-bg': '{colors.bg.surface}',
  bg: 'var(--row-bg)',
  '&:hover': { '--row-bg': '{colors.bg.page}' },
  '&[aria-selected=true], &:has([aria-current])': { '--row-bg': '{colors.accent.subtle}' },
  '&:last-of-type > td': { borderBlockEnd: 'none' },
} as const

const rowInTable = {
  '&[data-density=dense] > td': { height: '40px' },
  '&[data-density=normal] > td': { height: '44px' },
} as const

const rowAsCard = {
  display: 'grid',
  // Two numbers or two ticks share a line; everything else has one to itself.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridAutoFlow: 'row dense',
  columnGap: '6',
  position: 'relative',
  padding: '4',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const

/**
 * The last of an odd number of numbers or ticks in a row: it has no neighbour to share the line
 * with.
 */
const short = ':is([data-align=end], [data-align=center])'
const lastAlone = [0, 2, 4, 6, 8]
  .map(
    (before) => `td:not(${short}) + ${`${short} + `.repeat(before)}&${short}:not(:has(+ ${short}))`,
  )
  .join(', ')

const cell = {
  paddingInline: 'var(--cell-padding)',
  borderBlockEnd: '1px solid {colors.border}',
  fontVariantNumeric: 'tabular-nums',
} as const

const cellInTable = {
  whiteSpace: 'nowrap',
  '&:first-of-type': {
    position: 'sticky',
    insetInlineStart: '0',
    bg: 'var(--row-bg)',
    paddingInlineStart: '4',
  },
  [lastSeen]: { paddingInlineEnd: '4' },
  ...apart,
  ...optionalColumn,
  '&[data-part=first]': { fontWeight: '500' },
} as const

const cellInCard = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: '36px',
  // What takes two lines keeps its distance from the line above.
  paddingBlock: '1',
  paddingInline: '0',
  borderBlockEnd: 'none',
  textAlign: 'end',
  gridColumn: '1 / -1',
  // An empty cell, such as the actions of a row that has none, takes no line.
  '&:empty:not([data-label])': { display: 'none' },
  '&[data-align=end], &[data-align=center]': { gridColumn: 'auto' },
  [lastAlone]: { gridColumn: '1 / -1' },
  '&[data-label]::before': {
    content: 'attr(data-label)',
    color: '{colors.fg.muted}',
    flexShrink: '0',
  },
  // In half a line a long name goes on below itself.
  '&[data-align=end][data-label], &[data-align=center][data-label]': { gap: '2' },
  '&[data-align=end][data-label]::before, &[data-align=center][data-label]::before': {
    flexShrink: '1',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  // The heading of a card stands as far from its upper edge as from its sides, and the tick in the
  // line of its first words.
  '&[data-part=first]': {
    minHeight: '0',
    paddingBlockStart: '0',
    textStyle: 'h3',
    textAlign: 'start',
    justifyContent: 'flex-start',
    paddingInlineEnd: '8',
    _before: { display: 'none' },
    '& > *': { paddingBlock: '0' },
  },
  '&[data-part=choose]': {
    gridColumn: 'auto',
    position: 'absolute',
    insetBlockStart: '4',
    insetInlineEnd: '4',
    minHeight: '1lh',
    paddingBlock: '0',
    textStyle: 'h3',
  },
} as const

/** On a phone the rows become cards, or stay what they are where a few short columns fit there. */
export const looks = {
  cards: {
    frame: {
      ...frame,
      [cards]: { border: 'none', bg: 'transparent', borderRadius: '0', overflow: 'visible' },
    },
    table: {
      ...whole,
      [cards]: {
        display: 'block',
        '& thead': { display: 'none' },
        '& tbody': { display: 'grid', gap: '12px' },
      },
    },
    row: { ...row, [table]: rowInTable, [cards]: rowAsCard },
    cell: { ...cell, [table]: cellInTable, [cards]: cellInCard },
  },
  rows: { frame, table: whole, row: { ...row, ...rowInTable }, cell: { ...cell, ...cellInTable } },
} as const
