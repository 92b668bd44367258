// @vitest-environment jsdom
import i18next from 'i18next'
import { expect, test, vi } from 'vitest'
import { startTranslations } from './i18n'
import { fetchMessages } from './messages'

const line = vi.hoisted(() => {
  let open: () => void = () => undefined
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), isOpen }
})
vi.mock('./all-messages', () => ({
  all: {
    '../../locales/en/terms.json': () => Promise.resolve({ title: 'Terms' }),
    '../../locales/en/privacy.json': () => line.isOpen.then(() => ({ title: 'Privacy' })),
  },
}))

test('messages that were loaded ahead are there, whether before or after the translations start', async () => {
  await fetchMessages('en', ['terms'])
  const late = fetchMessages('en', ['privacy'])
  await startTranslations()
  expect(i18next.hasResourceBundle('en', 'terms')).toBe(true)
  line.open()
  await late
  expect(i18next.hasResourceBundle('en', 'privacy')).toBe(true)
})
