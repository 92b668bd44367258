// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { CodeField } from './code-field'
import { EmiratesIdField } from './emirates-id-field'
import { PasswordField } from './password-field'
import { PhoneField } from './phone-field'
import { SelectField } from './select-field'
import { renderUi } from '../testing'
import { TextAreaField } from './text-area-field'
import { TextField } from './text-field'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('a text field', () => {
  test('is described by its hint, and by its error in place of the hint', () => {
    const { rerender } = renderUi(<TextField label="Email" hint="As on your card" />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(described(input)).toBe('As on your card')
    expect(input.getAttribute('aria-invalid')).toBeNull()
    rerender(<TextField label="Email" hint="As on your card" error="Add the ending" />)
    expect(described(input)).toBe('Add the ending')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('As on your card')).toBeNull()
  })

  test('with an e-mail runs left to right in Arabic', () => {
    renderUi(<TextField label="البريد" type="email" />, 'ar')
    expect(screen.getByRole('textbox').getAttribute('dir')).toBe('ltr')
    expect(document.documentElement.dir).toBe('rtl')
  })

  test('a text in either language is aligned like the fields beside it', () => {
    renderUi(<TextField label="المسمى" dir="auto" defaultValue="Data annotator" />, 'ar')
    expect(getComputedStyle(screen.getByRole('textbox')).textAlign).toBe('-webkit-match-parent')
  })

  test('gives its input to a ref, so that a form can focus it', () => {
    let input: HTMLInputElement | null = null
    renderUi(
      <TextField
        label="Name"
        ref={(element) => {
          input = element
        }}
      />,
    )
    expect(input).toBe(screen.getByRole('textbox', { name: 'Name' }))
  })
})

test('the text below a field changes after a press, not during it', async () => {
  const { rerender } = renderUi(<TextField label="Email" hint="As on your card" />)
  fireEvent.mouseDown(document.body)
  rerender(<TextField label="Email" hint="As on your card" error="Add the ending" />)
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('As on your card')).toBeTruthy()
  expect(screen.queryByText('Add the ending')).toBeNull()
  fireEvent.mouseUp(document.body)
  expect(await screen.findByText('Add the ending')).toBeTruthy()
  expect(screen.queryByText('As on your card')).toBeNull()
})

test('a long text has the direction of its own language, unless its field sets one', () => {
  renderUi(
    <>
      <TextAreaField label="Your note" />
      <TextAreaField label="In Arabic" dir="rtl" />
    </>,
  )
  expect(screen.getByLabelText('Your note').getAttribute('dir')).toBe('auto')
  expect(screen.getByLabelText('In Arabic').getAttribute('dir')).toBe('rtl')
})

test('a text area shows its counter beside its label without changing its name', () => {
  renderUi(<TextAreaField label="Description" counter="54 of 70" />)
  expect(screen.getByRole('textbox', { name: 'Description' })).toBeTruthy()
  expect(screen.getByText('54 of 70')).toBeTruthy()
})

test('a password can be shown and hidden, and its rules are part of its description', async () => {
  renderUi(
    <PasswordField
      label="Password"
      showLabel="Show"
      hideLabel="Hide"
      metLabel="met"
      rules={[
        { label: 'A digit', met: true },
        { label: 'A capital', met: false },
      ]}
    />,
  )
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input.getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide' })).toBeTruthy()
  expect(described(input)).toBe('A digit, metA capital')
})

describe('a code field', () => {
  const Coded = ({ done }: { done: (code: string) => void }) => {
    const [code, setCode] = useState('')
    return <CodeField label="Code" value={code} onValueChange={setCode} onComplete={done} />
  }

  test('takes a pasted code with spaces, and says once that it is complete', async () => {
    const done = vi.fn()
    renderUi(<Coded done={done} />)
    const input = screen.getByRole('textbox', { name: 'Code' })
    await userEvent.click(input)
    await userEvent.paste('40 72')
    expect(input).toHaveProperty('value', '4072')
    expect(done.mock.calls).toEqual([['4072']])
    expect(input.getAttribute('autocomplete')).toBe('one-time-code')
  })

  test('reads Arabic digits and ignores letters and a fifth digit', async () => {
    renderUi(<Coded done={vi.fn()} />)
    const input = screen.getByRole('textbox', { name: 'Code' })
    await userEvent.type(input, '٤x٠7 2 9')
    expect(input).toHaveProperty('value', '4072')
  })
})

describe('a phone field', () => {
  const Phone = ({ changed }: { changed: (value: string) => void }) => {
    const [value, setValue] = useState('')
    return (
      <PhoneField
        label="Mobile"
        value={value}
        onValueChange={(next) => {
          setValue(next)
          changed(next)
        }}
      />
    )
  }

  test.each([
    ['501234567', '50 123 4567'],
    ['0501234567', '50 123 4567'],
    ['+971 50 123 4567', '50 123 4567'],
    ['00971501234567', '50 123 4567'],
  ])('understands %s', async (pasted, shown) => {
    const changed = vi.fn()
    renderUi(<Phone changed={changed} />)
    const input = screen.getByRole('textbox', { name: 'Mobile' })
    await userEvent.click(input)
    await userEvent.paste(pasted)
    expect(input).toHaveProperty('value', shown)
    expect(changed).toHaveBeenLastCalledWith('+971501234567')
  })

  test('is empty again when its digits are deleted', async () => {
    const changed = vi.fn()
    renderUi(<Phone changed={changed} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile' }), '5{Backspace}')
    expect(changed).toHaveBeenLastCalledWith('')
  })
})

describe('an Emirates ID field', () => {
  const Identity = () => {
    const [digits, setDigits] = useState('')
    return <EmiratesIdField label="Emirates ID" value={digits} onValueChange={setDigits} />
  }

  test('groups the digits as they are typed and stops at fifteen', async () => {
    renderUi(<Identity />)
    const input = screen.getByRole('textbox', { name: 'Emirates ID' })
    await userEvent.type(input, '7841999123456779')
    expect(input).toHaveProperty('value', '784-1999-1234567-7')
  })

  test('keeps the caret at a digit that is changed in the middle', async () => {
    renderUi(<Identity />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Emirates ID' })
    await userEvent.type(input, '78419991234567')
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 })
    expect(input.value).toBe('784-1991-234567')
    expect(input.selectionStart).toBe(5)
  })
})

test('a select is named by its label and starts at its placeholder', async () => {
  const changed = vi.fn()
  renderUi(
    <SelectField
      label="City"
      placeholder="Choose"
      options={[{ value: 'dubai', label: 'Dubai' }]}
      onChange={(event) => changed(event.target.value)}
    />,
  )
  const select = screen.getByRole('combobox', { name: 'City' })
  expect(select).toHaveProperty('value', '')
  await userEvent.selectOptions(select, 'Dubai')
  expect(changed).toHaveBeenCalledWith('dubai')
})
