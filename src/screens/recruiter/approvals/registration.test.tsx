// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { on } from '../../../testing/contract-server'
import { openScreen } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'
import { approvalsServer, held, openOne, findPanel, path } from './testing/approvals-server'
import { toId, registered, row } from './testing/registered'

const server = approvalsServer()
const tickets: unknown[] = []
beforeEach(() => {
  tickets.length = 0
})

describe('a registration beside the list', () => {
  test('shows the answers, the unconfirmed resume, and how many criteria are met', async () => {
    const { panel, address } = await openOne()
    expect(address()).toBe(`${path}?person=${toId(1)}`)
    const said = within(panel)
    expect(said.getByText('Khalidiya, villa 4')).toBeTruthy()
    expect(said.getByText('A larger font.')).toBeTruthy()
    expect(said.getByText('Not yet confirmed by the candidate')).toBeTruthy()
    expect(said.getByText('Scripts in Python')).toBeTruthy()
    expect(said.getByText('1 of 3 met')).toBeTruthy()
    expect(said.getByText('Accepted: \u2068Abu Dhabi\u2069')).toBeTruthy()
    expect(said.getByText('1 of 3')).toBeTruthy()
    expect(document.activeElement).toBe(panel)
  })

  test('says plainly, here and in the list, that there is no resume', async () => {
    held.waiting = [row(1, 'Mariam Al Ketbi', { resume_status: null }), row(2, 'Hamad Al Shamsi')]
    server.use(
      on('getRegistration', {
        data: registered(row(1, 'Mariam Al Ketbi', { resume_status: null }), {
          profile: profile({ status: 'in_progress' }),
        }),
      }),
    )
    const { panel } = await openOne()
    const resume = within(panel).getByRole('region', { name: 'Resume' })
    expect(resume.textContent).toMatch(/No resume.*types a profile after approval/)
    expect(within(resume).queryByRole('button')).toBeNull()
    expect(within(screen.getByRole('table')).getAllByText('No resume')).toHaveLength(1)
  })

  test('gives the resume by a ticket of its own', async () => {
    server.use(
      on('issueTicket', ({ body }) => {
        tickets.push(body)
        return { status: 404, code: 'not_found', message: 'The file is gone.' }
      }),
    )
    const { user, panel } = await openOne()
    await user.click(within(panel).getByRole('button', { name: 'Download resume' }))
    await screen.findByText('We could not download the resume')
    expect(tickets).toEqual([{ file: { kind: 'resume', id: toId(900) } }])
  })

  test('one key opens the next registration, and another approves it and opens the one after', async () => {
    const { user, address } = await openOne()
    await user.keyboard('n')
    const second = await findPanel('Hamad Al Shamsi')
    await within(second).findByText('Onboarding answers')
    expect(address()).toBe(`${path}?person=${toId(2)}`)
    await user.keyboard('a')
    await findPanel('Salem Al Ali')
    expect(held.decisions).toEqual([
      {
        user_ids: [toId(2)],
        action: 'approved',
        expected_status: 'REGISTERED',
        key: expect.any(String),
      },
    ])
    expect(document.activeElement).toBe(await findPanel('Salem Al Ali'))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  test('no key decides while a reason is typed, and the reason goes with the decline', async () => {
    const { user, panel } = await openOne()
    await user.keyboard('d')
    const reason = within(panel).getByLabelText('Reason')
    expect(document.activeElement).toBe(reason)
    await user.click(within(panel).getByRole('button', { name: 'Decline' }))
    expect(within(panel).getByText('Field is required')).toBeTruthy()
    await writeInto(user, reason, 'No laptop, and a pause')
    await user.keyboard('a')
    expect(held.decisions).toEqual([])
    await user.click(within(panel).getByRole('button', { name: 'Decline' }))
    await findPanel('Hamad Al Shamsi')
    expect(held.decisions).toMatchObject([
      { action: 'declined', reason: 'No laptop, and a pausea' },
    ])
  })

  test('Escape leaves the reason first, then the registration, for where it was opened', async () => {
    const { user, address, panel } = await openOne()
    await user.keyboard('d')
    await user.keyboard('{Escape}')
    expect(within(panel).queryByLabelText('Reason')).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe(path))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Mariam Al Ketbi/ }))
  })

  test('past the end of a page it goes on at the next', async () => {
    held.waiting = Array.from({ length: 11 }, (_none, at) => row(at + 1, `Person ${at + 1}`))
    const at = await openScreen(`${path}?person=${toId(10)}`)
    const panel = await findPanel('Person 10')
    await within(panel).findByText('10 of 11')
    await at.user.click(within(panel).getByRole('button', { name: 'Next registration' }))
    await within(await findPanel('Person 11')).findByText('11 of 11')
    expect(at.address()).toBe(`${path}?person=${toId(11)}&page=2`)
  })

  test('a refused decision stays with whom it was about', async () => {
    server.use(
      on('adminActionCandidate', {
        status: 409,
        code: 'attempt_running',
        message: 'An assessment is under way.',
      }),
    )
    const { user, panel } = await openOne()
    await user.keyboard('r')
    expect((await within(panel).findByRole('alert')).textContent).toContain(
      'An assessment is under way.',
    )
  })

  test('two accounts with one Emirates ID are shown side by side, and the other opens from there', async () => {
    const other = row(2, 'Hamad Al Shamsi', { city: 'dubai' })
    server.use(
      on('getRegistration', ({ params }) => ({
        data:
          params['id'] === toId(2)
            ? registered(other)
            : registered(row(1, 'Mariam Al Ketbi'), { same_identity: [other] }),
      })),
    )
    const { user, panel, address } = await openOne()
    const same = within(panel).getByRole('region', { name: 'Same Emirates ID' })
    expect(within(same).getByRole('row', { name: 'City Al Ain Dubai' })).toBeTruthy()
    await user.click(within(same).getByRole('button', { name: /Open .Hamad/ }))
    await waitFor(() => expect(address()).toBe(`${path}?person=${toId(2)}`))
  })

  test('of a recruiter the company is shown, in Arabic', async () => {
    const shown = row(1, 'Liwa Recruiting', { role: 'recruiter', status: 'PENDING' })
    server.use(
      on('getRegistration', {
        data: registered(shown, {
          details: null,
          profile: null,
          criteria: null,
          user: person({
            role: 'recruiter',
            companyDetail: {
              id: toId(70),
              company_name: 'Liwa Data',
              company_avatar: null,
              company_size: 40,
              company_industry: 'Technology',
              company_location: 'Abu Dhabi',
              company_website: 'https://liwa.example',
              company_description: 'We label Arabic text.',
            },
          }),
        }),
      }),
    )
    await openScreen(`${path}?person=${toId(1)}`, { language: 'ar' })
    const company = within(await screen.findByRole('region', { name: 'الشركة' }))
    expect(company.getByText('Liwa Data')).toBeTruthy()
    expect(company.getByText('We label Arabic text.')).toBeTruthy()
    expect(screen.queryByText('إجابات التسجيل')).toBeNull()
  })

  test('a registration that is gone is said to be', async () => {
    await openScreen(`${path}?person=${toId(77)}`)
    expect(await screen.findByText('Registration not found')).toBeTruthy()
  })
})
