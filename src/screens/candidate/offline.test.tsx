// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../testing/contract-server'
import { openScreen, prepareOpening } from '../../testing/open-at'
import { person, profile } from '../../testing/people'

contractServer(on('getUser', { data: person() }), on('getUserProfile', { data: profile() }))
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))
beforeAll(() => onlineManager.setOnline(false))
afterAll(() => onlineManager.setOnline(true))

test.each([
  ['assessments', 'We could not load your assessments'],
  ['assessments/personality', 'We could not load the questionnaire'],
  ['courses', 'We could not load the courses'],
  ['interviews', 'We could not load your interviews'],
  ['profile', 'We could not load your profile'],
  ['survey', 'We could not load the survey'],
])('%s, opened without a connection, says that it waits for one', async (path, failed) => {
  await openScreen(`/candidate/${path}`)
  expect((await screen.findByText(failed)).parentElement?.textContent).toContain('You are offline.')
})
