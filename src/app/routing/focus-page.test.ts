// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { focusPage } from './focus-page'

afterEach(() => {
  document.body.innerHTML = ''
})

const renderUi = () => {
  document.body.innerHTML = '<nav><a href="/jobs">Jobs</a></nav><main><h1>Jobs</h1><input></main>'
}

test('a new page takes the focus to its heading', () => {
  renderUi()
  document.querySelector('a')?.focus()
  focusPage({ fromLocation: {}, pathChanged: true })
  expect(document.activeElement?.tagName).toBe('H1')
})

test('the first page, and a change of filters in the address, leave the focus alone', () => {
  renderUi()
  document.querySelector('a')?.focus()
  focusPage({ pathChanged: true })
  focusPage({ fromLocation: {}, pathChanged: false })
  expect(document.activeElement?.tagName).toBe('A')
})

test('a page that put the focus somewhere keeps it there', () => {
  renderUi()
  document.querySelector('input')?.focus()
  focusPage({ fromLocation: {}, pathChanged: true })
  expect(document.activeElement?.tagName).toBe('INPUT')
})
