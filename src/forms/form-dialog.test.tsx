// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startTranslations } from '../i18n/i18n'
import { notify } from '../notify'
import { UiProvider } from '../ui/provider'
import { TextAreaField } from '../ui/fields/text-area-field'
import { TextField } from '../ui/fields/text-field'
import { blockField, optionalBlockField } from './field-rules'
import { FormDialog } from './form-dialog'
import { FormField } from './form-field'
import { useAppForm } from './use-app-form'

const schema = z.object({ note: optionalBlockField, why: blockField })
const defaultValues = { note: '', why: '' }

interface ResetProps {
  call: (request: { key: string; why: string }) => Promise<{ message: string }>
  onDone?: () => void
  over?: boolean
}

const Reset = ({ call, ...dialog }: ResetProps) => {
  const [open, setOpen] = useState(false)
  const form = useAppForm({
    schema,
    values: defaultValues,
  })
  const mutation = useMutation({ mutationFn: call })
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <FormDialog
        {...dialog}
        open={open}
        onClose={() => setOpen(false)}
        form={form}
        mutation={mutation}
        toRequest={({ why }, key) => ({ key, why })}
        done={({ message }, { why }) => ({ title: message, body: why })}
        title="Reset this attempt?"
        description={<p>It leaves the lists.</p>}
        confirmLabel="Reset"
        failed="Nothing was reset"
      >
        <FormField name="note" label="What happened">
          {(field) => <TextAreaField {...field} />}
        </FormField>
        <FormField name="why" label="Why">
          {(field) => <TextField {...field} />}
        </FormField>
      </FormDialog>
    </>
  )
}

async function open(props: ResetProps) {
  localStorage.setItem('locale', 'en')
  await startTranslations()
  await i18next.loadNamespaces('errors')
  const queries = new QueryClient({ defaultOptions: { mutations: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <UiProvider lang="en" dir="ltr">
        <Reset {...props} />
      </UiProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  return {
    user,
    why: () => screen.getByLabelText<HTMLInputElement>('Why'),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  }
}

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('is described by its consequences, so that both are read when it opens', async () => {
  await open({ call: vi.fn() })
  const dialog = screen.getByRole('dialog', { name: 'Reset this attempt?' })
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('It leaves the lists.')
})

test('gives the focus to the first wrong field each time it is tried, and is sent by Enter', async () => {
  const call = vi.fn(async () => ({ message: 'The attempt was reset.' }))
  const success = vi.spyOn(notify, 'success')
  const onDone = vi.fn()
  const at = await open({ call, onDone })
  for (const _time of [1, 2]) {
    await at.press('Reset')
    await waitFor(() => expect(document.activeElement).toBe(at.why()))
    expect(screen.getByText('Field cannot be empty')).toBeTruthy()
    screen.getByRole('button', { name: 'Reset' }).focus()
  }
  expect(call).not.toHaveBeenCalled()
  await at.user.type(at.why(), ' A trial run {Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(call).toHaveBeenCalledOnce()
  expect(success).toHaveBeenCalledWith({ title: 'The attempt was reset.', body: 'A trial run' })
  expect(onDone).toHaveBeenCalledOnce()
})

test('is neither sent again nor left while it is on its way', async () => {
  const call = vi.fn(() => new Promise<never>(() => undefined))
  const at = await open({ call })
  await at.user.type(at.why(), 'A trial run{Enter}')
  await screen.findByRole('button', { name: 'Working' })
  await at.user.type(at.why(), '{Enter}')
  expect(call).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await at.press('Back')
  expect(at.why().value).toBe('A trial run')
})

test('says what failed and why, keeps the text, and sends it under the same key until it is closed', async () => {
  const keys: string[] = []
  const call = async ({ key }: { key: string }): Promise<never> => {
    keys.push(key)
    throw new TypeError('The server did not answer.')
  }
  const at = await open({ call })
  await at.user.type(at.why(), 'A trial run')
  for (const time of [1, 2]) {
    await at.press('Reset')
    await waitFor(() => expect(keys).toHaveLength(time))
  }
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(/^Nothing was reset./)
  expect(at.why().value).toBe('A trial run')
  await at.press('Back')
  await at.press('Ask')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(at.why().value).toBe('')
  await at.user.type(at.why(), 'Another one{Enter}')
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('leaves only the way out where nothing is left to send', async () => {
  const call = vi.fn()
  const at = await open({ call, over: true })
  const names = within(await screen.findByRole('dialog'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  // The cross, and the button.
  expect(names).toEqual(['Close', 'Close'])
  await at.user.type(at.why(), 'A trial run{Enter}')
  expect(call).not.toHaveBeenCalled()
})
