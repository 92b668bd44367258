// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { closeAssessments, openAssessment } from './testing/open-assessment'
import { patient } from '../../../../scripts/lib/patience.mjs'

contractServer(
  on('getPractice', { data: { assessment_id: 'english_v3' as const, parts: [] } }),
  on('listAttempts', { data: { results: [] } }),
)

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(closeAssessments)

// The sentences of the specification (8.3) about devices, each with what the browser says and the
// button that was pressed.
const messages = [
  [
    'NotAllowedError',
    'device.allowCamera',
    'Permission Denied; enable permission.',
    'رُفض الإذن؛ يُرجى تفعيله.',
  ],
  [
    'TypeError',
    'device.allowCamera',
    'Unable to access microphone & camera (check browser settings and grant permission).',
    'تعذّر الوصول إلى الميكروفون والكاميرا (راجع إعدادات المتصفح وامنح الإذن).',
  ],
  [
    'TypeError',
    'device.share',
    'Unable to capture screen and camera.',
    'تعذّر التقاط الشاشة والكاميرا.',
  ],
] as const

test.each(
  messages.flatMap(
    ([fault, pressed, en, ar]) =>
      [
        ['en', fault, pressed, en],
        ['ar', fault, pressed, ar],
      ] as const,
  ),
)('in %s, after %s at %s: “%s”', async (language, fault, pressed, words) => {
  const { openPage, user } = await openAssessment({ language })
  const { media } = openPage()
  const press = async (
    key:
      'practice.continue' | 'consent.submit' | 'conditions.accept' | (typeof messages)[number][1],
  ) =>
    user.click(
      await screen.findByRole(
        'button',
        { name: i18next.t(`assessment:${key}`) },
        { timeout: patient(15_000) },
      ),
    )
  await press('practice.continue')
  await user.click(
    await screen.findByRole('checkbox', { name: i18next.t('assessment:consent.agree') }),
  )
  await press('consent.submit')
  await press('conditions.accept')
  await screen.findByRole('heading', { level: 1, name: i18next.t('assessment:device.title') })
  media.refuse = fault
  await press(pressed)
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})
