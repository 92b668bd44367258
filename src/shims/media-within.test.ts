import { expect, test } from 'vitest'
import { mediaWithin } from './media-within'

test('a condition goes into each of its rules', () => {
  expect(mediaWithin('@media screen and (min-width: 48rem){.css-1{color:red;}}')).toEqual([
    '.css-1{@media screen and (min-width: 48rem){color:red;}}',
  ])
  expect(
    mediaWithin(
      '@media (hover: hover){.css-1:hover:not(:disabled, [aria-disabled=true]){color:red;}.css-1 svg{fill:none;}}',
    ),
  ).toEqual([
    '.css-1:hover:not(:disabled, [aria-disabled=true]){@media (hover: hover){color:red;}}',
    '.css-1 svg{@media (hover: hover){fill:none;}}',
  ])
})

test.each([
  ['has no condition', '.css-1{color:red;}'],
  ['names something else', '@keyframes spin{to{transform:none;}}'],
  ['has a condition in a condition', '@media print{@media (hover: hover){.css-1{color:red;}}}'],
  ['has a text that could hold a bracket', '@media print{.css-1{content:"}{";}}'],
])('a rule stays as it is that %s', (_, rule) => {
  expect(mediaWithin(rule)).toEqual([rule])
})
