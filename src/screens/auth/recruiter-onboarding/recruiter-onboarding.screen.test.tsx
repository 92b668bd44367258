// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

const confirmed = person({
  role: null,
  role_id: null,
  is_account_confirmed: false,
  approval: { status: 'REGISTERED', reason: null },
})
const company = {
  id: '01920000-0000-7000-8000-00000000000c',
  company_name: 'Masar Language Data',
  company_avatar: null,
  company_size: 40,
  company_industry: 'Technology',
  company_location: 'Abu Dhabi',
  company_website: 'https://masar.ae',
  company_description: 'x'.repeat(80),
}
const held = person({
  role: 'recruiter',
  is_account_confirmed: false,
  approval: { status: 'REGISTERED', reason: null },
  companyDetail: company,
})
const server = contractServer(
  on('getUser', { data: confirmed }),
  on('getSectors', { data: [{ id: '01920000-0000-7000-8000-0000000000b1', name: 'Technology' }] }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

type At = Awaited<ReturnType<typeof openScreen>>
const send = (at: At) => at.user.click(screen.getByRole('button', { name: 'Register company' }))

async function fillIn(at: At) {
  await writeInto(at.user, await screen.findByLabelText('Company name'), company.company_name)
  await at.user.type(screen.getByLabelText('Number of employees'), '40')
  await at.user.selectOptions(
    screen.getByLabelText('Industry'),
    await screen.findByRole('option', { name: 'Technology' }),
  )
  await writeInto(at.user, screen.getByLabelText('Location'), 'Abu Dhabi')
  await writeInto(at.user, screen.getByLabelText('Website'), 'masar.ae')
  await at.user.click(screen.getByLabelText('What the company does'))
  await at.user.paste(company.company_description)
}

const takeInto = (sent: unknown[]) =>
  server.use(
    on('onboardRecruiter', ({ body }) => {
      sent.push(body)
      return { data: { user: held, company } }
    }),
    on('getUser', { data: held }),
  )

describe('the details of a company', () => {
  test('an empty form names the missing fields, and asks for the industry', async () => {
    const at = await openScreen('/auth/onboarding/recruiter')
    await screen.findByLabelText('Company name')
    await send(at)
    expect(await screen.findByText('Please select industry')).toBeTruthy()
    expect(screen.getAllByText('Field cannot be empty')).toHaveLength(4)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Company name')))
  })

  test('a description is counted, and needs 70 to 700 characters', async () => {
    const at = await openScreen('/auth/onboarding/recruiter')
    const description = await screen.findByLabelText('What the company does')
    await at.user.click(description)
    await at.user.paste('We annotate Arabic speech and text for language tools.')
    expect(screen.getByText('Characters: 54 (70 to 700)')).toBeTruthy()
    await at.user.tab()
    expect(await screen.findByText('Enter 70 to 700 characters')).toBeTruthy()
  })

  test('the company goes up as the contract takes it', async () => {
    const sent: unknown[] = []
    const at = await openScreen('/auth/onboarding/recruiter')
    await fillIn(at)
    takeInto(sent)
    await send(at)
    await waitFor(() => expect(at.address()).toBe('/auth/pending-verification'))
    const { id: _id, ...details } = company
    expect(sent).toEqual([details])
  })

  test('a logo on its way holds the company up, and goes with it once it is there', async () => {
    const sent: unknown[] = []
    const logo = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
    const arrivals: (() => void)[] = []
    server.use(
      on('uploadFileChunk', async () => {
        await new Promise<void>((arrive) => arrivals.push(arrive))
        const { size } = logo
        return { data: { upload_id: company.id, received: size, size, complete: true } }
      }),
    )
    const at = await openScreen('/auth/onboarding/recruiter')
    await at.user.upload(await screen.findByLabelText('Logo'), logo)
    await fillIn(at)
    takeInto(sent)
    await send(at)
    expect(await screen.findByText(/This file is still uploading/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Logo')))
    arrivals.forEach((arrive) => arrive())
    await waitFor(() => expect(screen.queryByText(/This file is still uploading/)).toBeNull())
    await send(at)
    await waitFor(() => expect(at.address()).toBe('/auth/pending-verification'))
    expect(sent).toEqual([expect.objectContaining({ company_avatar: expect.any(String) })])
  })

  test('a reload loses nothing', async () => {
    const at = await openScreen('/auth/onboarding/recruiter')
    await writeInto(at.user, await screen.findByLabelText('Company name'), 'Masar')
    cleanup()
    await openScreen('/auth/onboarding/recruiter')
    expect((await screen.findByLabelText<HTMLInputElement>('Company name')).value).toBe('Masar')
  })

  test('industries that did not load lead to the error page', async () => {
    server.use(on('getSectors', { status: 403, code: 'forbidden', message: 'No.' }))
    const at = await openScreen('/auth/onboarding/recruiter')
    await waitFor(() => expect(at.address()).toBe('/error'))
    expect(await screen.findByRole('heading', { name: 'We could not load Masar' })).toBeTruthy()
  })

  test('in Arabic', async () => {
    await openScreen('/auth/onboarding/recruiter', { language: 'ar' })
    expect(await screen.findByLabelText('اسم الشركة')).toBeTruthy()
  })
})
