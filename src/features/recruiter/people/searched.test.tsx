// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

contractServer(
  on('getUser', { data: person({ role: 'recruiter' }) }),
  on('searchEmployees', { data: { results: [], page: 1, limit: 10, total: 0, companies: [] } }),
  on('listInterviews', { data: { results: [], page: 0, limit: 10, total: 0 } }),
  on('autocompleteName', { data: [] }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

const languages = [
  ['en', /^Nothing matches “.Zayd.”\.$/, 'Candidate'],
  ['ar', /^لا نتائج لعبارة «.Zayd.»\.$/, 'المرشّح'],
] as const

test.each(languages)('a list in %s that a search left empty names it', async (language, said) => {
  await openScreen('/recruiter/employees?query=Zayd', { language })
  await screen.findByText(said)
})

test.each(languages)(
  'a field in %s that only a candidate can be chosen in says that there is none',
  async (language, said, label) => {
    const { user } = await openScreen('/recruiter/interviews', { language })
    const field = await screen.findByRole('combobox', { name: label })
    await user.type(field, 'Zayd{Enter}')
    await screen.findByText(said)
    await user.clear(field)
    expect(screen.queryByText(said)).toBeNull()
  },
)
