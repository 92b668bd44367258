// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { isOnPaper } from '../testing/is-on-paper'
import { Button, IconButton, LinkButton } from './button'
import { renderUi } from './testing'

test('a working button says what it does, keeps its focus and ignores presses', async () => {
  const press = vi.fn()
  const { rerender } = renderUi(<Button onClick={press}>Save</Button>)
  screen.getByRole('button').focus()
  rerender(
    <Button onClick={press} loading loadingLabel="Saving">
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Saving', busy: true })
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})

test('a working submit button does not submit its form again', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  renderUi(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(submit).not.toHaveBeenCalled()
})

test('a disabled button can be reached by keyboard and does nothing', async () => {
  const press = vi.fn()
  renderUi(
    <Button disabled onClick={press}>
      Next
    </Button>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Next' })).toBe(document.activeElement)
  expect(press).not.toHaveBeenCalled()
})

test('a button outside a form’s purpose does not submit it', () => {
  renderUi(<Button>Show</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

/** Reads the style rules directly, because the environment does not compute rules in a layer. */
const getRules = (name: string) => {
  const { className } = screen.getByRole('button', { name })
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  )
  return rules.filter((text) => text.includes(`.${className}`)).join(' ')
}

test.each([
  ['lg', '25px'],
  ['md', '21px'],
  ['sm', '15px'],
  ['xs', '11px'],
] as const)(
  'the text of a quiet button of size %s can be aligned with the text above it',
  (size, inset) => {
    renderUi(
      <>
        <Button variant="subtle" size={size} outdent="start">
          Add
        </Button>
        <Button variant="subtle" size={size} outdent="end">
          Mark
        </Button>
        <Button variant="subtle" size={size}>
          Change
        </Button>
      </>,
    )
    expect(getRules('Add')).toContain(`--outdent: -${inset};`)
    expect(getRules('Add')).toContain(' margin-inline-start: var(--outdent);')
    expect(getRules('Mark')).toContain(' margin-inline-end: var(--outdent);')
    expect(getRules('Change')).not.toContain(' margin-inline')
  },
)

test('an icon button is named by its label', () => {
  renderUi(<IconButton label="Close" icon={<svg />} />)
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

test('a link with the look of a button stays a link', () => {
  renderUi(
    <LinkButton>
      <a href="/jobs">See jobs</a>
    </LinkButton>,
  )
  const link = screen.getByRole('link', { name: 'See jobs' })
  expect(link.getAttribute('href')).toBe('/jobs')
  expect(isOnPaper(link)).toBe(false)
})
