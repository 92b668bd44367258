// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'
import { nextStep, openCount } from './next-step'

type Card = components['schemas']['AssessmentCard']
type Status = components['schemas']['AttemptStatus']

function card(kind: Card['kind'], status: Status | null, available = true): Card {
  const assessment_id = kind === 'english' ? 'english_v3' : 'annotation_v3'
  const plan = { arranged: false, parts: [] }
  if (status === null) return { kind, assessment_id, available, plan, attempt: null }
  const at = '2026-11-20T08:00:00.000Z'
  const attempt = { id: '01920000-0000-7000-8000-00000000000d', assessment_id, kind, version: 'v3', status, epoch: 1, sequence: 1, part: null, phase: null, parts: [], granted_seconds: 0, server_time: at, started_at: at, finished_at: at, cancel_reason: null, drained: true } as const
  return { kind, assessment_id, available, plan, attempt: { ...attempt, parts: [] } }
}

const server = contractServer(on('getUser', { data: person() }), on('getUserProfile', { data: profile() }), on('listAttempts', { data: { results: [card('english', null), card('annotation', null)] } }))
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

describe('the next step', () => {
  test('what runs comes first, then English before annotation', () => {
    expect(nextStep([card('english', null), card('annotation', 'IN_PROGRESS')])).toEqual({ kind: 'annotation', state: 'goOn' })
    expect(nextStep([card('annotation', null), card('english', 'REDO')])).toEqual({ kind: 'english', state: 'again' })
  })

  test('nothing is to do when all is handed in, cancelled or not open', () => {
    expect(nextStep([card('english', 'COMPLETED'), card('annotation', null, false)])).toBeNull()
    expect(openCount([card('english', 'CANCELLED'), card('annotation', null)])).toBe(1)
  })
})

describe('the dashboard of a candidate', () => {
  test('one button leads to the assessment that is next', async () => {
    await openAt('/candidate/dashboard')
    expect((await screen.findByRole('link', { name: 'Start the English assessment' })).getAttribute('href')).toBe('/candidate/assessments/english')
    expect(screen.getByText('2 assessments are ahead of you.')).toBeTruthy()
  })

  test('an assessment that is over shows its status, and the next one is offered', async () => {
    server.use(on('listAttempts', { data: { results: [card('english', 'COMPLETED'), card('annotation', null)] } }))
    await openAt('/candidate/dashboard')
    expect(await screen.findByRole('link', { name: 'Start the annotation assessment' })).toBeTruthy()
    expect(screen.getByText('1 of 2 done')).toBeTruthy()
  })

  test('assessments that did not load fail in their place, with a way to try again, and the rest stays', async () => {
    server.use(on('listAttempts', { status: 403, code: 'forbidden', message: 'No permission.' }))
    const at = await openAt('/candidate/dashboard')
    expect(await screen.findByText('Your assessments did not load')).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeTruthy()
    server.use(on('listAttempts', { data: { results: [card('english', null)] } }))
    await at.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Start the English assessment' })).toBeTruthy()
  })

  test('in Arabic', async () => {
    await openAt('/candidate/dashboard', { language: 'ar' })
    expect(await screen.findByRole('link', { name: 'ابدأ اختبار اللغة الإنجليزية' })).toBeTruthy()
    expect(screen.getByText('أمامك اختباران.')).toBeTruthy()
  })
})
