import { screen, within } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { contractServer, on } from '../../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../../testing/open-at'
import { person } from '../../../../testing/people'
import { registered, row, type Row } from './registered'

/** Who waits for a decision, and the decisions that the server was sent. */
export const held: { waiting: Row[]; decisions: unknown[] } = { waiting: [], decisions: [] }

/** A server that an admin asks about three registrations; who is decided about waits no longer. */
export function approvalsServer() {
  const server = contractServer(
    on('getUser', {
      data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
    }),
    on('adminSearchCandidates', ({ body }) => {
      const { page = 1, limit = 10 } = body as { page?: number; limit?: number }
      return {
        data: {
          results: held.waiting.slice((page - 1) * limit, page * limit),
          page,
          limit,
          total: held.waiting.length,
          counts: { REGISTERED: held.waiting.length, PENDING: 0, APPROVED: 0, DECLINED: 0 },
        },
      }
    }),
    on('getRegistration', ({ params }) => {
      const shown = held.waiting.find(({ user_id: id }) => id === params['id'])
      return shown === undefined ? { status: 404, code: 'not_found' } : { data: registered(shown) }
    }),
    on('adminActionCandidate', ({ body }) => {
      held.decisions.push(body)
      const { user_ids: ids } = body as { user_ids: string[] }
      held.waiting = held.waiting.filter(({ user_id: id }) => !ids.includes(id))
      return { data: { changed: ids.length, user_ids: ids } }
    }),
  )
  prepareOpening()
  beforeEach(() => {
    held.decisions = []
    held.waiting = [row(1, 'Mariam Al Ketbi'), row(2, 'Hamad Al Shamsi'), row(3, 'Salem Al Ali')]
    localStorage.setItem('token', 'token-1')
  })
  return server
}

export const path = '/recruiter/admin/candidates'
export const findPanel = (name: string) => screen.findByRole('region', { name })

/** Opens somebody's registration from the list. */
export async function openOne(name = 'Mariam Al Ketbi') {
  const at = await openScreen(path)
  await at.user.click(await screen.findByRole('link', { name: new RegExp(`of .${name}`) }))
  const panel = await findPanel(name)
  await within(panel).findByText('Onboarding answers')
  return { ...at, panel }
}
