/** What is set side by side, and how it is drawn everywhere on the page. */
export const sides = [
  { id: 'demand', color: 'chart.2', edge: 'chart.2edge' },
  { id: 'supply', color: 'chart.1', edge: 'chart.1' },
] as const
