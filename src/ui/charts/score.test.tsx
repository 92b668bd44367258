// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing'
import { ScoreNumber } from './score'

/** Reads the style rules directly, because the environment does not compute rules in a layer. */
const getColour = (score: string) => {
  const { className } = screen.getByText(score)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  )
  const own = rules.filter((text) => text.includes(`.${className}`)).join(' ')
  return /colors-([a-z-]+)/.exec(own)?.[1]
}

test('the colour of a score says passed or failed, unless that is not decided yet', () => {
  renderUi(
    <>
      <ScoreNumber score={89} />
      <ScoreNumber score={31} />
      <ScoreNumber score={88} undecided />
      <ScoreNumber score={30} undecided />
    </>,
  )
  expect(['89', '31', '88', '30'].map(getColour)).toEqual(['success-fg', 'danger-fg', 'fg', 'fg'])
})
