// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

const confirmed = person({
  role: null,
  role_id: null,
  is_account_confirmed: false,
  approval: { status: 'REGISTERED', reason: null },
})
const held = person({
  is_account_confirmed: false,
  approval: { status: 'REGISTERED', reason: null },
})
const server = contractServer(
  on('getUser', { data: confirmed }),
  on('getRoles', { data: [] }),
  on('getUserProfile', { data: profile() }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

type At = Awaited<ReturnType<typeof openAt>>
const resume = new File(['Skills: translation'], 'cv.txt', { type: 'text/plain' })
const next = (at: At) => at.user.click(screen.getByRole('button', { name: 'Next' }))
const answer = (at: At, legend: string, label: string) => {
  const group = screen.getByRole('radiogroup', { name: legend })
  const choice = [...group.querySelectorAll('label')].find((each) => each.textContent === label)
  if (choice === undefined) throw new Error(`${legend} has no answer ${label}.`)
  return at.user.click(choice)
}

async function about(at: At) {
  await screen.findByRole('heading', { name: 'About you' })
  await answer(at, 'Are you an Emirati citizen?', 'Yes')
  await writeInto(at.user, screen.getByLabelText('Emirates ID number'), '784199912345677')
  await at.user.selectOptions(screen.getByLabelText('City of residence'), 'al_ain')
  await writeInto(at.user, screen.getByLabelText('Address'), 'Khalidiya')
  await next(at)
  await screen.findByRole('heading', { name: 'Your resume' })
}

async function toBackgroundWithoutResume(at: At) {
  await about(at)
  await at.user.click(screen.getByRole('checkbox', { name: 'I have no resume file' }))
  expect(screen.getByRole('status').textContent).toMatch(/you type your skills, work and education/)
  expect(screen.queryByLabelText('Resume')).toBeNull()
  await next(at)
  await screen.findByRole('heading', { name: 'Education and work' })
}

async function toBackground(at: At) {
  await about(at)
  server.use(
    on('uploadFileChunk', {
      data: {
        upload_id: '01920000-0000-7000-8000-00000000000f',
        received: resume.size,
        size: resume.size,
        complete: true,
      },
    }),
  )
  await at.user.upload(screen.getByLabelText('Resume'), resume)
  await screen.findByRole('button', { name: 'Replace' })
  expect(screen.queryByRole('checkbox', { name: 'I have no resume file' })).toBeNull()
  await next(at)
  await screen.findByRole('heading', { name: 'Education and work' })
}

async function toAvailability(at: At) {
  await answer(at, 'Highest level of education', "Bachelor's degree")
  await answer(at, 'Are you a student now?', 'No')
  await answer(at, 'Are you employed now?', 'No')
  await next(at)
  await screen.findByRole('heading', { name: 'When and how you can work' })
}

async function toLastStep(at: At, upTo = toBackground) {
  await upTo(at)
  await toAvailability(at)
  for (const question of [
    'Are you available 40 hours a week?',
    'Do you have a laptop?',
    'Do you have stable Wi-Fi?',
  ])
    await answer(at, question, 'Yes')
  await at.user.click(screen.getByRole('checkbox', { name: 'Weekends' }))
  await answer(at, 'How would you like to work?', 'Online')
  await answer(at, 'Do you need any accommodations?', 'No')
  await answer(at, 'How did you hear about Masar?', 'Word of mouth')
}

const send = (at: At) => at.user.click(screen.getByRole('button', { name: 'Submit registration' }))

describe('the details of a candidate', () => {
  test('have the name, email and mobile number of the account filled in', async () => {
    await openAt('/auth/onboarding/candidate')
    expect((await screen.findByLabelText<HTMLInputElement>('Full name')).value).toBe(
      'Mariam Al Ketbi',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(confirmed.email)
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('50 000 0001')
  })

  test('an Emirati needs an Emirates ID of fifteen digits', async () => {
    const at = await openAt('/auth/onboarding/candidate')
    await screen.findByRole('heading', { name: 'About you' })
    await answer(at, 'Are you an Emirati citizen?', 'Yes')
    await next(at)
    await waitFor(() =>
      expect(screen.getByLabelText('Emirates ID number').getAttribute('aria-invalid')).toBe('true'),
    )
    await writeInto(at.user, screen.getByLabelText('Emirates ID number'), '784199912345')
    expect(await screen.findByText('Enter 15 digits (12 so far)')).toBeTruthy()
  })

  test('have the choices of the programme', async () => {
    const at = await openAt('/auth/onboarding/candidate')
    await screen.findByRole('heading', { name: 'About you' })
    const cities = [...screen.getByLabelText<HTMLSelectElement>('City of residence').options]
      .filter(({ value }) => value !== '')
      .map(({ text }) => text)
    expect(cities.toSorted()).toEqual([
      'Abu Dhabi',
      'Ajman',
      'Al Ain',
      'Dubai',
      'Fujairah',
      'Ras Al Khaimah',
      'Sharjah',
      'Umm Al Quwain',
    ])
    const answers = (legend: string) =>
      [...screen.getByRole('radiogroup', { name: legend }).querySelectorAll('label')].map(
        ({ textContent }) => textContent,
      )
    await toBackground(at)
    expect(answers('Highest level of education')).toEqual([
      'High school',
      "Bachelor's degree",
      "Master's degree",
      'PhD',
    ])
    await toAvailability(at)
    expect(answers('How would you like to work?')).toEqual(['Online', 'On Site'])
    expect(answers('How did you hear about Masar?')).toEqual([
      'A professional network, such as LinkedIn',
      'A local referral channel',
      'A photo-sharing network, such as Instagram',
      'Word of mouth',
      'Another way',
    ])
    await send(at)
    expect(await screen.findByText('Please select when you are available')).toBeTruthy()
  })

  test('a step with something missing is not left, and its first wrong field has the focus', async () => {
    const at = await openAt('/auth/onboarding/candidate')
    await screen.findByRole('heading', { name: 'About you' })
    await next(at)
    expect(await screen.findAllByText('Field is required')).toHaveLength(2)
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('is_emirati'))
  })

  test('a link to the wrong network and a file of the wrong type each say what is right', async () => {
    const at = await openAt('/auth/onboarding/candidate')
    await about(at)
    await writeInto(at.user, screen.getByLabelText('LinkedIn'), 'https://example.ae/mariam')
    await at.user.tab()
    expect(await screen.findByText(/Invalid LinkedIn link/)).toBeTruthy()
    await at.user.upload(screen.getByLabelText('Resume'), new File(['x'], 'cv.exe'))
    await next(at)
    expect(
      await screen.findByText(
        /Field cannot be empty. Select your resume.|This type of file is not supported/,
      ),
    ).toBeTruthy()
  })

  test('a resume that is too large does not go up, and of one that the server refuses it is said why', async () => {
    const sent: string[] = []
    server.use(
      on('uploadFileChunk', () => {
        sent.push('piece')
        return { status: 422, code: 'unsupported_file_type', message: 'This is no resume.' }
      }),
    )
    const at = await openAt('/auth/onboarding/candidate')
    await about(at)
    await next(at)
    expect(await screen.findByText(/Select your resume\./)).toBeTruthy()
    const large = Object.defineProperty(new File(['x'], 'cv.pdf'), 'size', {
      value: 30 * 1024 * 1024 + 1,
    })
    await at.user.upload(screen.getByLabelText('Resume'), large)
    expect(await screen.findByText(/This file is larger than 30 MB/)).toBeTruthy()
    expect(sent).toEqual([])
    await at.user.upload(screen.getByLabelText('Resume'), resume)
    expect(await screen.findByText('This is no resume.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Your resume' })).toBeTruthy()
  })

  test('everything goes up as the contract takes it, and the person waits for approval', async () => {
    const sent: unknown[] = []
    const at = await openAt('/auth/onboarding/candidate')
    await toLastStep(at)
    server.use(
      on('onboardCandidate', ({ body }) => {
        sent.push(body)
        return { data: { user: held }, message: 'We have your registration.' }
      }),
      on('getUser', { data: held }),
    )
    await send(at)
    await waitFor(() => expect(at.address()).toBe('/auth/pending-verification'))
    expect(await screen.findByText('We have your registration.')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Step 4 of 7: Approval' })).toBeTruthy()
    expect(sent).toEqual([
      expect.objectContaining({
        is_emirati: true,
        emirates_id: '784199912345677',
        city: 'al_ain',
        candidate_availability: ['weekends'],
        availability_mode: 'online',
        candidate_social_links: [],
        accommodations_detail: null,
        university_name: null,
      }),
    ])
    await waitFor(() =>
      expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]),
    )
  })

  test('a candidate without a resume file goes on, and the choice survives the way back', async () => {
    const sent: unknown[] = []
    const at = await openAt('/auth/onboarding/candidate')
    await toBackgroundWithoutResume(at)
    await at.user.click(screen.getByRole('button', { name: 'Back' }))
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'I have no resume file',
    })
    expect(box.checked).toBe(true)
    await next(at)
    await toLastStep(at, async () => void (await screen.findByText('Education and work')))
    server.use(
      on('onboardCandidate', ({ body }) => {
        sent.push(body)
        return { data: { user: held } }
      }),
      on('getUser', { data: held }),
    )
    await send(at)
    await waitFor(() => expect(at.address()).toBe('/auth/pending-verification'))
    expect(sent).toEqual([expect.objectContaining({ candidate_resume: null })])
  })

  test('a field that the server refuses is shown in its step, focused, with its sentence', async () => {
    const at = await openAt('/auth/onboarding/candidate')
    await toLastStep(at)
    server.use(
      on('onboardCandidate', {
        status: 422,
        code: 'validation_failed',
        fields: { emirates_id: 'The Emirates ID is taken.' },
      }),
    )
    await send(at)
    expect(await screen.findByText('The Emirates ID is taken.')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Emirates ID number')),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('Khalidiya')
  })

  test('show an error above the button, and one about the links above the links', async () => {
    const refusal = { status: 422, code: 'validation_failed', message: 'Please check it.' } as const
    const at = await openAt('/auth/onboarding/candidate')
    await toLastStep(at)
    server.use(on('onboardCandidate', refusal))
    await send(at)
    expect((await screen.findByRole('alert')).textContent).toContain('Please check it.')
    const fields = { candidate_social_links: 'One of them is too long.' }
    server.use(on('onboardCandidate', { ...refusal, fields }))
    await send(at)
    expect(await screen.findByText('One of them is too long.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Your resume' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a reload loses nothing: the values and the step are there again', async () => {
    const at = await openAt('/auth/onboarding/candidate')
    await about(at)
    await writeInto(
      at.user,
      screen.getByLabelText('LinkedIn'),
      'https://www.linkedin.com/in/mariam',
    )
    cleanup()
    const again = await openAt('/auth/onboarding/candidate')
    expect((await screen.findByLabelText<HTMLInputElement>('LinkedIn')).value).toBe(
      'https://www.linkedin.com/in/mariam',
    )
    await again.user.click(screen.getByRole('button', { name: 'Back' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Address')).value).toBe('Khalidiya')
  })

  test('in Arabic', async () => {
    await openAt('/auth/onboarding/candidate', { language: 'ar' })
    expect(await screen.findByRole('heading', { name: 'نبذة عنك' })).toBeTruthy()
    expect(await screen.findByRole('img', { name: 'الخطوة 3 من 7: بياناتك' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'العين' })).toBeTruthy()
  })
})
