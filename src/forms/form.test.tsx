// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Failure } from '../../machines/session/answers'
import { ApiError } from '../api/api-error'
import { setMessageLanguage } from '../i18n/message-language'
import { changeLanguage, startTranslations } from '../i18n/i18n'
import type { Language } from '../i18n/language'
import { TextField } from '../ui/fields/text-field'
import { UiProvider } from '../ui/provider'
import { emailField, lineField } from './field-rules'
import { Form, Submit } from './form'
import { FormField, ValueField } from './form-field'
import { MutationForm } from './mutation-form'
import { useAppForm } from './use-app-form'

const schema = z.object({ name: lineField, email: emailField })
const defaultValues = { name: '', email: '' }
const sentence = 'This address is taken.'
const refused = (fields: Failure['fields'], message = sentence): Failure => ({
  code: 'email_taken',
  message,
  fields,
})
const drawn: string[] = []

afterEach(() => {
  cleanup()
  localStorage.clear()
  drawn.length = 0
})

const Fields = () => (
  <>
    <FormField name="name" label="Name">
      {(field) => {
        drawn.push('name')
        return <TextField {...field} />
      }}
    </FormField>
    <ValueField<string> name="email" label="Email">
      {({ onValueChange, ...field }) => {
        drawn.push('email')
        return <TextField {...field} onChange={({ target }) => onValueChange(target.value)} />
      }}
    </ValueField>
    <Submit variant="primary" pendingLabel="Sending">
      Send
    </Submit>
  </>
)

async function open(page: ReactNode, language: Language = 'en') {
  localStorage.setItem('locale', language)
  await startTranslations()
  await i18next.loadNamespaces('errors')
  const queries = new QueryClient({ defaultOptions: { mutations: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <UiProvider lang={language} dir="ltr">
        {page}
      </UiProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  return {
    user,
    name: screen.getByLabelText<HTMLInputElement>('Name'),
    email: screen.getByLabelText<HTMLInputElement>('Email'),
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
    async fill() {
      await user.type(screen.getByLabelText('Name'), 'Noura')
      await user.type(screen.getByLabelText('Email'), 'noura@company.example')
    },
  }
}

/** A form of a chart that refuses once it is sent. */
const OfChart = ({
  refusal,
  onSubmit,
}: {
  refusal: Failure
  onSubmit?: (sent: object) => void
}) => {
  const form = useAppForm({ schema, defaultValues })
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = (values: object) => {
    onSubmit?.(values)
    setFailure(refusal)
  }
  drawn.push('page')
  return (
    <Form form={form} onSubmit={send} pending={false} failure={failure}>
      <Fields />
    </Form>
  )
}

const OfMutation = ({ call }: { call: (body: object) => Promise<unknown> }) => {
  const form = useAppForm({ schema, defaultValues })
  const mutation = useMutation({ mutationFn: call })
  return (
    <MutationForm form={form} mutation={mutation} toRequest={(values) => values}>
      <Fields />
    </MutationForm>
  )
}

describe('the shell of every form', () => {
  test.each([
    ['en', 'Field cannot be empty', 'Invalid email address'],
    ['ar', 'لا يمكن ترك هذا الحقل فارغاً', 'عنوان البريد الإلكتروني غير صالح'],
  ] as const)(
    'says in %s what is wrong, gives the focus to the first wrong field, and sends nothing',
    async (language, empty, noAddress) => {
      const onSubmit = vi.fn()
      const at = await open(<OfChart refusal={refused(null)} onSubmit={onSubmit} />, language)
      await at.user.type(at.email, 'noura')
      await at.send()
      expect(await screen.findByText(empty)).toBeTruthy()
      expect(screen.getByText(noAddress)).toBeTruthy()
      await waitFor(() => expect(document.activeElement).toBe(at.name))
      expect(at.name.getAttribute('aria-invalid')).toBe('true')
      expect(onSubmit).not.toHaveBeenCalled()
    },
  )

  test('checks a field when it is left, and forgives it on the key that mends it', async () => {
    const at = await open(<OfChart refusal={refused(null)} />)
    await at.user.type(at.email, 'noura')
    expect(screen.queryByText('Invalid email address')).toBeNull()
    await at.user.tab()
    expect(await screen.findByText('Invalid email address')).toBeTruthy()
    await at.user.type(at.email, '@company.example')
    await waitFor(() => expect(screen.queryByText('Invalid email address')).toBeNull())
  })

  test('is sent by Enter, with the values that the schema makes of the typed text', async () => {
    const onSubmit = vi.fn()
    const at = await open(<OfChart refusal={refused(null)} onSubmit={onSubmit} />)
    await at.user.type(at.name, '  Noura ')
    await at.user.type(at.email, ' noura@company.example{Enter}')
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ name: 'Noura', email: 'noura@company.example' }),
    )
  })

  test('sends values that a password manager filled in silently', async () => {
    const onSubmit = vi.fn()
    const at = await open(<OfChart refusal={refused(null)} onSubmit={onSubmit} />)
    await at.user.type(at.email, 'noura@company.example')
    at.name.value = 'Noura'
    await at.send()
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ name: 'Noura', email: 'noura@company.example' }),
    )
  })

  test('an error of a chart is shown at its field, with the focus, until the field is changed', async () => {
    const at = await open(<OfChart refusal={refused({ email: sentence })} />)
    await at.fill()
    await at.send()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(at.email))
    expect([at.name.value, at.email.value]).toEqual(['Noura', 'noura@company.example'])
    await at.user.type(at.email, 'x')
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  })

  test.each([
    ['no field', null],
    ['a field that the form does not have', { logo: 'Too large.' }],
  ])('an error about %s is shown above the button, and the typed text stays', async (_, fields) => {
    const at = await open(<OfChart refusal={refused(fields)} />)
    await at.fill()
    await at.send()
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain(sentence)
    const button = screen.getByRole('button', { name: 'Send' })
    expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect([at.name.value, at.email.value]).toEqual(['Noura', 'noura@company.example'])
  })

  test.each([
    ['beside its field', { email: 'Taken, said the server.' }],
    ['above the button', null],
  ])('a sentence of the server %s is said in the language that is shown', async (_, fields) => {
    setMessageLanguage('Taken, said the server.', 'en')
    const at = await open(<OfChart refusal={refused(fields, 'Taken, said the server.')} />)
    await at.fill()
    await at.send()
    await screen.findByText('Taken, said the server.')
    await act(() => changeLanguage('ar'))
    expect(await screen.findByText(i18next.t('errors:email_taken'))).toBeTruthy()
    expect(screen.queryByText('Taken, said the server.')).toBeNull()
    await act(() => changeLanguage('en'))
    expect(await screen.findByText('Taken, said the server.')).toBeTruthy()
  })

  test('a key draws the field that is given its value, or none: never the page', async () => {
    const at = await open(<OfChart refusal={refused(null)} />)
    drawn.length = 0
    await at.user.type(at.name, 'Noura')
    expect(drawn).toEqual([])
    await at.user.click(at.email)
    drawn.length = 0
    await at.user.type(at.email, 'noura')
    expect(drawn.filter((what) => what !== 'email')).toEqual([])
  })
})

describe('a form that a mutation sends', () => {
  test('a double press sends once; while it is on its way the button says so', async () => {
    const answers: (() => void)[] = []
    const call = vi.fn(() => new Promise((answer) => answers.push(() => answer(null))))
    const at = await open(<OfMutation call={call} />)
    await at.fill()
    await at.user.dblClick(screen.getByRole('button', { name: 'Send' }))
    const working = await screen.findByRole('button', { name: 'Sending' })
    await at.user.click(working)
    await at.user.type(at.name, '{Enter}')
    expect(call).toHaveBeenCalledTimes(1)
    act(() => answers.forEach((answer) => answer()))
    await at.user.click(await screen.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  })

  test('two submits in one moment send once', async () => {
    const call = vi.fn(() => new Promise(() => undefined))
    const at = await open(<OfMutation call={call} />)
    await at.fill()
    const form = at.name.closest('form')
    act(() => {
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await screen.findByRole('button', { name: 'Sending' })
    expect(call).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['its field', { email: sentence }],
    ['the notice', null],
  ])('an error of the mutation goes to %s', async (_, fields) => {
    const error = new ApiError({ code: 'email_taken', message: sentence, fields, status: 422 })
    const at = await open(<OfMutation call={() => Promise.reject(error)} />)
    await at.fill()
    await at.send()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('alert') === null).toBe(fields !== null)
    expect(at.email.getAttribute('aria-invalid')).toBe(fields === null ? null : 'true')
    expect(at.email.value).toBe('noura@company.example')
  })
})
