import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from './theme/palette'
import { markPath } from './frames/wordmark-path'

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')

test('the page before the application has the mark and the colours of the theme', () => {
  expect(page).toContain(`<path d="${markPath}"/>`)
  const colours = [...page.matchAll(/(?:background|fill): (#\w{6})/g)].map(([, colour]) => colour)
  expect(colours).toEqual([
    palette['bg.page'][0],
    palette.accent[0],
    palette['bg.page'][1],
    palette.accent[1],
  ])
})
