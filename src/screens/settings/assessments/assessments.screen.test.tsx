// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import type { Setting } from './versions.rules'

const none = {
  IN_PROGRESS: 0,
  RESULT_PROCESSING: 0,
  COMPLETED: 0,
  FAILED: 0,
  CANCELLED: 0,
  REDO: 0,
}
const setting = (
  kind: Setting['kind'],
  version: Setting['version'],
  differs: Partial<Setting> = {},
): Setting => ({
  assessment_id: `${kind}_${version}`,
  kind,
  version,
  active: false,
  available: true,
  counts: none,
  ...differs,
})
const settings = [
  setting('english', 'v1', { available: false }),
  setting('english', 'v2'),
  setting('english', 'v3', { active: true, counts: { ...none, COMPLETED: 20, CANCELLED: 2 } }),
  setting('annotation', 'v1'),
  setting('annotation', 'v2'),
  setting('annotation', 'v3', { active: true }),
]
const admin = () =>
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  })

const sent: unknown[] = []
const server = contractServer(
  admin(),
  on('getRecruiterAssessments', { data: { results: settings } }),
  on('setActiveAssessments', ({ body }) => {
    sent.push(body)
    return { data: { results: settings }, message: 'The choice of versions is saved.' }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/settings/assessments'
const english = () => screen.findByRole('region', { name: 'English assessment' })

test('each version says whether it is given, whether it is written, and how many attempts there are', async () => {
  await openScreen(path)
  const rows = within(await english()).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/V3.*22 attempts.*Given to candidates/),
    expect.stringMatching(/V2.*No attempts.*Not given/),
    expect.stringMatching(/V1.*Has no questions yet/),
  ])
  expect(within(await english()).getAllByRole('switch')).toHaveLength(2)
})

test('a choice counts once it is saved, with all that are active', async () => {
  const at = await openScreen(path)
  await at.user.click(within(await english()).getByRole('switch', { name: 'V2' }))
  expect(screen.getByText('1 change is not saved')).toBeTruthy()
  expect(sent).toEqual([])
  await at.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The choice of versions is saved.')
  expect(sent).toEqual([{ active: ['english_v2', 'english_v3', 'annotation_v3'] }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
})

test('an assessment without a version gives an error at once, and is not saved', async () => {
  const at = await openScreen(path)
  await at.user.click(within(await english()).getByRole('switch', { name: 'V3' }))
  expect(within(await english()).getByRole('alert').textContent).toContain('at least one version')
  await at.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([])
  await at.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(
    within(await english()).getByRole<HTMLInputElement>('switch', { name: 'V3' }).checked,
  ).toBe(true)
})

test('an error of the server is shown, and the choice stays on the page', async () => {
  server.use(
    on('setActiveAssessments', {
      status: 422,
      code: 'validation_failed',
      message: 'Please check what you entered.',
      fields: { active: 'required' },
    }),
  )
  const at = await openScreen(path)
  await at.user.click(within(await english()).getByRole('switch', { name: 'V2' }))
  await at.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    (await screen.findByText('Your selection was not saved')).closest('[role=alert]')?.textContent,
  ).toContain('Please check')
  expect(
    within(await english()).getByRole<HTMLInputElement>('switch', { name: 'V2' }).checked,
  ).toBe(true)
})

test('a recruiter chooses as an admin does, in Arabic too', async () => {
  server.use(on('getUser', { data: person({ role: 'recruiter' }) }))
  const at = await openScreen(path, { language: 'ar' })
  const kinds = await screen.findAllByRole('region', { name: /اختبار/ })
  await at.user.click(within(kinds[0] ?? document.body).getByRole('switch', { name: /2/ }))
  await at.user.click(screen.getByRole('button', { name: 'حفظ' }))
  await waitFor(() =>
    expect(sent).toEqual([{ active: ['english_v2', 'english_v3', 'annotation_v3'] }]),
  )
})
