// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

interface Asked {
  key: string | null
  body: unknown
}

const asked: Asked[] = []
const provider = 'https://places.googleapis.com/v1/places\\:autocomplete'
const places = (...names: string[]) => ({
  suggestions: names.map((text) => ({ placePrediction: { text: { text } } })),
})
const answers = (give: () => Response) =>
  http.post(provider, async ({ request }) => {
    asked.push({ key: request.headers.get('x-goog-api-key'), body: await request.json() })
    return give()
  })
const newcomer = person({
  role: null,
  role_id: null,
  is_account_confirmed: false,
  approval: { status: 'REGISTERED', reason: null },
})
const server = contractServer(
  on('getUser', { data: newcomer }),
  on('getRoles', { data: [] }),
  on('getSectors', { data: [] }),
  on('getUserProfile', { data: profile() }),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
})
afterEach(() => vi.unstubAllEnvs())

describe('where the deployment has a map provider', () => {
  beforeEach(() => vi.stubEnv('VITE_MAPS_API_KEY', 'key-1'))

  test('towns are offered while the place of a company is typed, and one is taken with the keys', async () => {
    server.use(
      answers(() =>
        HttpResponse.json(places('Al Ain, United Arab Emirates', 'Al Ain, Oman', 'Al Ain, Oman')),
      ),
    )
    const { user } = await openScreen('/auth/onboarding/recruiter')
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Location' })
    await user.type(field, 'Al A')
    const options = await screen.findAllByRole('option', { name: /^Al Ain/ })
    expect(options.map((option) => option.textContent)).toEqual([
      'Al Ain, United Arab Emirates',
      'Al Ain, Oman',
    ])
    expect(screen.getByRole('listbox', { name: 'Places' }).parentElement?.textContent).toContain(
      'Google Maps',
    )
    // One question for what was typed in one go.
    expect(asked).toEqual([
      {
        key: 'key-1',
        body: { input: 'Al A', languageCode: 'en', includedPrimaryTypes: ['(cities)'] },
      },
    ])
    await user.keyboard('{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
    await user.keyboard('{Enter}')
    expect(field.value).toBe('Al Ain, United Arab Emirates')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  test('addresses in the Emirates are offered to candidates, in Arabic, and one is taken by a press', async () => {
    server.use(answers(() => HttpResponse.json(places('شارع الخليفة، أبوظبي'))))
    const { user } = await openScreen('/auth/onboarding/candidate', { language: 'ar' })
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'العنوان' })
    await user.type(field, 'شارع')
    await user.click(await screen.findByRole('option', { name: 'شارع الخليفة، أبوظبي' }))
    expect(field.value).toBe('شارع الخليفة، أبوظبي')
    expect(document.activeElement).toBe(field)
    expect(asked).toEqual([
      { key: 'key-1', body: { input: 'شارع', languageCode: 'ar', includedRegionCodes: ['ae'] } },
    ])
  })

  test.each([
    [
      'refuses the key',
      'en',
      () => HttpResponse.json({ error: { code: 403 } }, { status: 403 }),
      'Location',
      'We cannot suggest places right now. Your text is kept as you type it.',
    ],
    [
      'does not answer',
      'ar',
      () => HttpResponse.error(),
      'الموقع',
      'يتعذّر اقتراح الأماكن الآن، وسيُحفظ ما تكتبه كما هو.',
    ],
    [
      'answers something else',
      'en',
      () => HttpResponse.json({ suggestions: 'none' }),
      'Location',
      'We cannot suggest places right now. Your text is kept as you type it.',
    ],
  ] as const)(
    'a provider that %s leaves a text field, and that is said',
    async (_, language, give, label, sentence) => {
      server.use(answers(give))
      const { user } = await openScreen('/auth/onboarding/recruiter', { language })
      const field = await screen.findByLabelText<HTMLInputElement>(label)
      await user.type(field, 'Liwa')
      expect(await screen.findByText(sentence)).toBeTruthy()
      expect(field.value).toBe('Liwa')
      expect(screen.queryByRole('option', { name: 'Liwa' })).toBeNull()
    },
  )

  test('the privacy notice says who is asked', async () => {
    await openScreen('/privacy')
    expect(await screen.findByText(/What you type there goes to Google/)).toBeTruthy()
  })
})

test('without a map provider the place is plain text, with no call and no name in the privacy notice', async () => {
  server.use(answers(() => HttpResponse.json(places('Al Ain, Oman'))))
  const { user, unmount } = await openScreen('/auth/onboarding/recruiter')
  const field = await screen.findByLabelText<HTMLInputElement>('Location')
  await user.type(field, 'Al Ain')
  await user.tab()
  expect(field.value).toBe('Al Ain')
  expect(field.getAttribute('role')).toBeNull()
  unmount()
  await openScreen('/privacy')
  await screen.findByRole('heading', { name: 'Speech to text' })
  expect(document.body.textContent).not.toContain('Google')
  await waitFor(() => expect(asked).toEqual([]))
})
