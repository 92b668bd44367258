// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { toGist } from './question-summary'

test('a sentence to complete is its own short form', () => {
  expect(toGist({ body: '<p>The team ____ half of the\n recordings.</p>' })).toBe(
    'The team ____ half of the recordings.',
  )
})

test('of a text with a question under it, the question is the short form', () => {
  expect(
    toGist({
      body: '<p>To: the team<br>From Monday …</p><p><strong>Why should they stop?</strong></p>',
    }),
  ).toBe('Why should they stop?')
})

test('a question without a body has its instruction only', () => {
  expect(toGist({})).toBeNull()
  expect(toGist({ body: '<p> </p>' })).toBeNull()
})
