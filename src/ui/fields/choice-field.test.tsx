// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './choice'
import { CheckboxField, CheckboxGroupField, RadioGroupField, SwitchField } from './choice-field'
import { renderUi } from '../testing'

test('the words beside a checkbox tick it, and its error is tied to it', async () => {
  renderUi(<CheckboxField label="I agree" error="Agree to go on" />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  await userEvent.click(screen.getByText('I agree'))
  expect(box).toHaveProperty('checked', true)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Agree to go on',
  )
})

test('a checkbox over some of its rows is neither on nor off', () => {
  renderUi(<Checkbox aria-label="All" some />)
  expect(screen.getByRole('checkbox', { name: 'All' })).toHaveProperty('indeterminate', true)
})

test('a switch is a switch to screen readers', () => {
  renderUi(<SwitchField label="Automatic approval" defaultChecked />)
  expect(screen.getByRole('switch', { name: 'Automatic approval', checked: true })).toBeTruthy()
})

test('a radio group is named by its legend and gives the value that was chosen', async () => {
  const changed = vi.fn()
  renderUi(
    <RadioGroupField
      legend="Where"
      name="where"
      value={null}
      onValueChange={changed}
      options={[
        { value: 'on_site', label: 'On site' },
        { value: 'online', label: 'Online' },
      ]}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'Where' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Online' }))
  expect(changed).toHaveBeenCalledWith('online')
})

test('a checkbox group keeps the order of its options', async () => {
  const changed = vi.fn()
  renderUi(
    <CheckboxGroupField
      legend="When"
      name="when"
      value={['evening']}
      onValueChange={changed}
      options={[
        { value: 'morning', label: 'Mornings' },
        { value: 'evening', label: 'Evenings' },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mornings' }))
  expect(changed).toHaveBeenCalledWith(['morning', 'evening'])
})
