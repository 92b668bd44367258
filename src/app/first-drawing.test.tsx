// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FirstDrawing } from './first-drawing'

const page = (
  <FirstDrawing>
    <h1>A page</h1>
  </FirstDrawing>
)

// A server renders what React draws at once, and marks the places where it may wait.
const drawnAtOnce = () => renderToString(page).replaceAll(/<!--.*?-->/g, '')

test('the first page comes after a moment, every later one and one that is scrolled to a place in it at once', () => {
  expect(drawnAtOnce()).toBe('')
  window.location.hash = '#there'
  expect(drawnAtOnce()).toBe('<h1>A page</h1>')
  window.location.hash = ''
  render(page)
  expect(screen.getByRole('heading').textContent).toBe('A page')
  expect(drawnAtOnce()).toBe('<h1>A page</h1>')
})
