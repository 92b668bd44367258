import { describe, expect, test } from 'vitest'
import { palette, type ColorName } from './palette'

/** WCAG 2.2 relative luminance of `#RRGGBB`. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const grounds: ColorName[] = ['bg.page', 'bg.surface', 'bg.raised', 'bg.sunken']

const textPairs: [ColorName, ColorName[]][] = [
  [
    'fg',
    [
      ...grounds,
      'accent.subtle',
      'accent.muted',
      'success.subtle',
      'warning.subtle',
      'danger.subtle',
    ],
  ],
  ['fg.muted', [...grounds, 'accent.subtle', 'success.subtle', 'warning.subtle', 'danger.subtle']],
  ['fg.subtle', ['bg.surface', 'bg.page', 'bg.raised', 'bg.sunken']],
  ['accent', ['bg.page', 'bg.surface', 'bg.raised']],
  ['accent.contrast', ['accent', 'accent.hover', 'accent.active']],
  ['accent.fg', ['accent.subtle', 'accent.muted']],
  ['success.fg', ['bg.page', 'bg.surface', 'bg.raised', 'success.subtle', 'accent.subtle']],
  ['warning.fg', ['bg.page', 'bg.surface', 'bg.raised', 'warning.subtle', 'accent.subtle']],
  ['danger.fg', ['bg.page', 'bg.surface', 'bg.raised', 'danger.subtle', 'accent.subtle']],
  ['danger.contrast', ['danger.fg', 'danger.hover', 'danger.active']],
  ['redo.fg', ['bg.sunken']],
  ['ink.fg', ['ink']],
  ['ink.muted', ['ink']],
]

const controlPairs: [ColorName, ColorName[]][] = [
  ['border.control', ['bg.page', 'bg.surface', 'bg.raised']],
  ['accent', grounds],
  ['success.solid', ['bg.surface', 'bg.raised']],
  ['warning.solid', ['bg.surface', 'bg.raised']],
  ['danger.solid', ['bg.surface', 'bg.raised']],
  ['ink.nuqta', ['ink']],
  ['chart.1', ['bg.surface']],
  ['chart.2edge', ['bg.surface']],
  ['chart.3edge', ['bg.surface']],
  ['chart.4', ['bg.surface']],
  ['chart.5', ['bg.surface']],
]

const flat = (pairs: [ColorName, ColorName[]][]) =>
  pairs.flatMap(([front, backs]) => backs.map((back) => ({ front, back })))

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in %s mode', (_mode, at) => {
  test.each(flat(textPairs))('$front can be read on $back', ({ front, back }) => {
    expect(contrast(palette[front][at], palette[back][at])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(flat(controlPairs))('$front can be seen on $back', ({ front, back }) => {
    expect(contrast(palette[front][at], palette[back][at])).toBeGreaterThanOrEqual(3)
  })
})
