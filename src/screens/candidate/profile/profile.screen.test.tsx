// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

type Schemas = components['schemas']

const python = {
  id: 'skill-1',
  name: 'Python',
  ref_skill: 'python',
  evidence: 'Skills: Python, Falconry',
}
const falconry = {
  id: 'skill-2',
  name: 'Falconry',
  ref_skill: null,
  evidence: 'Skills: Python, Falconry',
}
const job: Schemas['WorkHistory'] = {
  title: 'Annotator',
  employer: 'Noor Data',
  start: '2021-03',
  end: 'present',
  description: 'Labelled Arabic text.',
}
const read: Schemas['ResumeProfile'] = {
  name: 'Mariam Al Ketbi',
  emails: ['mariam@example.ae'],
  phones: ['+971500000001'],
  links: [],
  skills: [python, falconry],
  work_history_detailed: [job],
  education: [
    {
      institution: 'Zayed University',
      degree: 'Bachelor',
      field: null,
      start: '2016',
      end: '2020',
    },
  ],
  languages: ['Arabic'],
  media: [{ id: 'media-1', title: 'Portfolio', url: 'www.mariam.example/work', from_resume: true }],
  awards: [
    {
      id: 'award-1',
      title: 'Best annotator',
      issuer: 'Noor Data',
      date: '2023-05',
      evidence: 'Best annotator, Noor Data, May 2023',
    },
  ],
  career_path: ['Annotator'],
}
const resume: Schemas['Resume'] = {
  id: '01920000-0000-7000-8000-00000000000f',
  filename: 'mariam-cv.pdf',
  size: 1_840_000,
  uploaded_at: '2026-11-20T08:00:00.000Z',
  status: 'completed',
  failure: null,
  progress: 100,
}
const waiting: Schemas['ProfileReviewState'] = {
  state: 'waiting',
  counts: false,
  reviewed_at: null,
  reviewed_by: null,
  from_picture: false,
  read_at: '2026-11-20T09:00:00.000Z',
  read,
}

let shown: Schemas['UserProfile']
const sent: unknown[] = []
const server = contractServer(
  on('getUser', { data: person() }),
  on('listAttempts', { data: { results: [] } }),
  on('countNotifications', { data: { count: 0 } }),
  on('getUserProfile', () => ({ data: shown })),
  on('suggestSkills', ({ query }) => ({
    data:
      query.get('input') === 'tran'
        ? [
            { ref_skill: 'translation', name: 'Translation' },
            { ref_skill: 'transcription', name: 'Transcription' },
          ]
        : [],
  })),
  on('reviewProfile', ({ body }) => {
    sent.push(body)
    const review = body as Schemas['ProfileReview']
    const profileNow: Schemas['ResumeProfile'] = {
      ...read,
      ...review,
      media: [],
      awards: review.awards.map((award, at) => ({ ...award, id: `kept-${at}`, evidence: '' })),
      skills: review.skills.map((skill, at) => ({
        ...skill,
        id: `kept-${at}`,
        evidence: read.skills.find(({ id }) => id === skill.id)?.evidence ?? '',
      })),
    }
    shown = {
      ...shown,
      upload_response: { profile: profileNow },
      review: {
        state: 'reviewed',
        counts: true,
        reviewed_at: '2026-11-21T08:00:00.000Z',
        reviewed_by: person().id,
        from_picture: false,
        read_at: shown.review.read_at,
        read,
      },
    }
    return { data: shown, message: 'Your profile is saved. We now match jobs to it.' }
  }),
)
prepareOpening()
beforeEach(() => {
  shown = profile({ resume, upload_response: { profile: read }, review: waiting })
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const open = (language: 'en' | 'ar' = 'en') => openScreen('/candidate/profile', { language })
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const last = () => sent.at(-1) as Schemas['ProfileReview']

describe('a profile that was read from a resume', () => {
  test('is shown with its evidence, says that it does not count yet, and counts once it is confirmed', async () => {
    const { user } = await open()
    expect(await screen.findByText(/match jobs to your profile once you confirm it/)).toBeTruthy()
    expect(await screen.findByRole('img', { name: 'Step 5 of 7: Profile' })).toBeTruthy()
    expect((await section('Skills')).getAllByText('Skills: Python, Falconry')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
    expect(await screen.findByText(/You confirmed this profile on/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm my profile' })).toBeNull()
    expect(screen.queryByRole('img', { name: /^Step/ })).toBeNull()
    expect(last()).toMatchObject({
      name: 'Mariam Al Ketbi',
      skills: [{ id: 'skill-1', name: 'Python', ref_skill: 'python' }, { id: 'skill-2' }],
    })
  })

  test('is corrected, and an entry that was removed can be put back', async () => {
    const { user } = await open()
    const skills = await section('Skills')
    await user.click(skills.getByRole('button', { name: 'Remove Falconry' }))
    expect(screen.getByText('Your changes are not saved yet')).toBeTruthy()
    expect(skills.getByText(/We do not match jobs to these/)).toBeTruthy()
    await user.click(skills.getByRole('button', { name: 'Put back Falconry' }))
    expect(screen.queryByText('Your changes are not saved yet')).toBeNull()
    await user.click(skills.getByRole('button', { name: 'Remove Falconry' }))
    await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
    await screen.findByText(/You confirmed this profile on/)
    expect(last().skills.map(({ name }) => name)).toEqual(['Python'])
  })

  test('keeps changes in the tab, and drops them at a press', async () => {
    const first = await open()
    await first.user.type((await section('Name and contact')).getByLabelText('Name'), ' X')
    first.unmount()
    const { user } = await open()
    const contact = await section('Name and contact')
    expect(contact.getByLabelText<HTMLInputElement>('Name').value).toBe('Mariam Al Ketbi X')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(contact.getByLabelText<HTMLInputElement>('Name').value).toBe('Mariam Al Ketbi')
  })

  test('shows that changes from before the last reading are refused, and saves them at another press', async () => {
    server.use(
      on('reviewProfile', ({ body }) => {
        sent.push(body)
        shown = { ...shown, review: { ...shown.review, read_at: '2026-11-21T09:00:00.000Z' } }
        return sent.length === 1
          ? {
              status: 409,
              code: 'newer_reading',
              message: 'Another resume was read since you opened this page.',
            }
          : { data: shown, message: 'Saved.' }
      }),
    )
    const { user } = await open()
    const contact = await section('Name and contact')
    await user.type(contact.getByLabelText('Name'), ' X')
    await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
    expect(
      await screen.findByText('Another resume was read since you opened this page.'),
    ).toBeTruthy()
    expect(contact.getByLabelText<HTMLInputElement>('Name').value).toBe('Mariam Al Ketbi X')
    await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
    await screen.findByText('Saved.')
    expect(sent).toMatchObject([
      { read_at: '2026-11-20T09:00:00.000Z' },
      { read_at: '2026-11-21T09:00:00.000Z', name: 'Mariam Al Ketbi X' },
    ])
  })

  test('shows an error of the server beside the line it is about', async () => {
    server.use(
      on('reviewProfile', {
        status: 422,
        code: 'validation_failed',
        message: 'Please check what you entered.',
        fields: { 'emails.1': 'Invalid email address' },
      }),
    )
    const { user } = await open()
    const contact = await section('Name and contact')
    await user.click(contact.getByRole('button', { name: 'Add an email' }))
    await writeInto(user, contact.getByLabelText('Email 2'), 'nobody')
    await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
    expect(await contact.findByText('Invalid email address')).toBeTruthy()
    expect(contact.getByLabelText('Email 2').getAttribute('aria-invalid')).toBe('true')
  })
})

test('a profile that was typed is not said to be read from a resume', async () => {
  shown = profile({
    resume: { ...resume, status: 'failed', failure: 'resume_no_text' },
    upload_response: { profile: read },
    review: { ...waiting, state: 'reviewed', counts: true, read: null, read_at: null },
  })
  await open()
  expect(await screen.findByText(/^Keep what you wrote/)).toBeTruthy()
  expect((await section('Skills')).queryByText(/words in your resume/)).toBeNull()
})

describe('skills', () => {
  test('of the taxonomy are offered while one types, and chosen by the keys', async () => {
    const { user } = await open()
    const skills = await section('Skills')
    await user.type(skills.getByRole('combobox', { name: 'Add a skill' }), 'tran')
    await screen.findByRole('option', { name: 'Transcription' })
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
    await waitFor(() =>
      expect(last().skills.at(-1)).toEqual({
        id: null,
        name: 'Transcription',
        ref_skill: 'transcription',
      }),
    )
  })

  test('that it does not know are kept as they are worded', async () => {
    const { user } = await open()
    const skills = await section('Skills')
    await user.type(skills.getByRole('combobox', { name: 'Add a skill' }), 'Camel racing{Enter}')
    const row = within(skills.getByText('Camel racing').closest('li') as HTMLElement)
    expect([row.getByText('Not in our list'), row.getByText('Added by you')]).toHaveLength(2)
  })

  test('that may have another name are asked about, and count once they are confirmed', async () => {
    server.use(
      on('suggestSkills', ({ query }) => ({
        data:
          query.get('input') === 'Falconry' ? [{ ref_skill: 'animals', name: 'Animal care' }] : [],
      })),
    )
    const { user } = await open()
    const skills = await section('Skills')
    await user.click(await skills.findByRole('button', { name: 'Animal care' }))
    expect(skills.queryByText('Not in our list')).toBeNull()
    expect(skills.queryByRole('button', { name: 'Animal care' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
    await waitFor(() =>
      expect(last().skills[1]).toEqual({ id: 'skill-2', name: 'Falconry', ref_skill: 'animals' }),
    )
  })

  test('that are pasted as a list are added one by one', async () => {
    const { user } = await open()
    const skills = await section('Skills')
    await user.click(skills.getByRole('combobox', { name: 'Add a skill' }))
    await user.paste('Camel racing, Pearl diving؛ Camel racing')
    await user.keyboard('{Enter}')
    expect([skills.getAllByText('Camel racing'), skills.getAllByText('Pearl diving')]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ])
  })
})

describe('work and education', () => {
  test('an entry is changed in a form, which says what is wrong', async () => {
    const { user } = await open()
    const work = await section('Work')
    expect(work.getByText(/Mar 2021 to today/)).toBeTruthy()
    await user.click(work.getByRole('button', { name: 'Edit Annotator' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit job' }))
    await user.click(dialog.getByLabelText('Current'))
    await writeInto(user, dialog.getByLabelText('To'), '2020-01')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await dialog.findByText('The end is before the start')).toBeTruthy()
    await user.clear(dialog.getByLabelText('To'))
    await writeInto(user, dialog.getByLabelText('To'), '2024-06')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await work.findByText(/Mar 2021 to Jun 2024/)).toBeTruthy()
    expect(work.getByText('Added by you')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
    await waitFor(() => expect(last().work_history_detailed).toEqual([{ ...job, end: '2024-06' }]))
  })

  test('another place of education is added', async () => {
    const { user } = await open()
    const education = await section('Education')
    await user.click(education.getByRole('button', { name: 'Add a place of education' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a place of education' }))
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await dialog.findByText('Field cannot be empty')).toBeTruthy()
    await writeInto(user, dialog.getByLabelText('School or university'), 'Khalifa University')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await education.findByText('Khalifa University')).toBeTruthy()
  })
})

test('languages are added and taken off, and an empty line is none', async () => {
  const { user } = await open()
  const languages = await section('Languages')
  await user.click(languages.getByRole('button', { name: 'Add a language' }))
  await user.keyboard('French')
  await user.click(languages.getByRole('button', { name: 'Add a language' }))
  await user.click(languages.getByRole('button', { name: 'Remove Arabic' }))
  await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
  await waitFor(() => expect(last().languages).toEqual(['French']))
})

const newerReading = (newer: Schemas['ResumeProfile']): Schemas['UserProfile'] => ({
  ...shown,
  review: {
    state: 'newer',
    counts: true,
    reviewed_at: '2026-11-20T08:00:00.000Z',
    reviewed_by: person().id,
    from_picture: false,
    read_at: '2026-11-21T09:00:00.000Z',
    read: newer,
  },
})

test('a newer reading is looked at when one wants to, and the confirmed profile counts until then', async () => {
  shown = newerReading({ ...read, name: 'Mariam Newer' })
  const { user } = await open()
  expect(await screen.findByText('We have read your new resume')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'View new profile' }))
  expect((await section('Name and contact')).getByLabelText<HTMLInputElement>('Name').value).toBe(
    'Mariam Newer',
  )
})

test('merging two readings adds only the new entries, and is saved over the newer reading', async () => {
  shown = newerReading({ ...read, name: 'Mariam Newer', languages: ['Arabic', 'French'] })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add new entries' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(last()).toMatchObject({
      read_at: '2026-11-21T09:00:00.000Z',
      name: read.name,
      languages: ['Arabic', 'French'],
    }),
  )
})

describe('beside the resume', () => {
  test('nothing is looked up while another resume than the one that was read is there', async () => {
    shown = { ...shown, resume: { ...resume, status: 'failed', failure: 'resume_no_text' } }
    await open()
    await section('Work')
    expect(screen.queryByRole('button', { name: /^Show in the resume/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Check against resume' })).toBeNull()
  })

  const lines = ['Mariam Al Suwaidi', 'Annotator, Noor Data', '2021 - present'].map((text) => ({
    text,
    box: null,
  }))

  test('each entry is shown where the resume says it, and what it does not say is said not to be there', async () => {
    server.use(on('getResumeReading', { data: { read_at: shown.review.read_at, lines } }))
    const { user } = await open()
    const work = await section('Work')
    await user.click(work.getByRole('button', { name: 'Show in the resume: Annotator' }))
    const resume = await section('Your resume')
    await waitFor(() =>
      expect(
        resume.getAllByText(/.*/, { selector: 'mark' }).map((mark) => mark.textContent),
      ).toEqual(['Annotator, Noor Data', '2021 - present']),
    )
    const languages = await section('Languages')
    await user.click(languages.getByRole('button', { name: 'Show in the resume: Arabic' }))
    expect(await resume.findByText(/Your resume does not say “Arabic”/)).toBeTruthy()
    await user.click(resume.getByRole('button', { name: 'Close resume' }))
    expect(screen.queryByRole('region', { name: 'Your resume' })).toBeNull()
  })
})

test('the file that was handed in is downloaded', async () => {
  server.use(on('issueTicket', { data: { url: '/api/files/secret' } }))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await open()
  await user.click((await section('Resume')).getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
})

test('awards and works of the resume are corrected with its words beside them, and confirmed with the rest', async () => {
  const { user } = await open()
  const awards = await section('Awards')
  expect([
    awards.getByText('Best annotator, Noor Data, May 2023'),
    awards.getByText('Noor Data'),
    awards.getByText('May 2023'),
  ]).toHaveLength(3)
  await user.click(awards.getByRole('button', { name: 'Edit Best annotator' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit award' }))
  await user.clear(dialog.getByLabelText(/^Date/))
  await writeInto(user, dialog.getByLabelText(/^Date/), '2024')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await awards.findByText('2024')).toBeTruthy()
  const media = await section('Media')
  expect(media.getByRole('link', { name: 'Portfolio' }).getAttribute('href')).toBe(
    'https://www.mariam.example/work',
  )
  await user.click(media.getByRole('button', { name: 'Remove Portfolio' }))
  expect(media.getByRole('button', { name: 'Put back Portfolio' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
  await waitFor(() =>
    expect(last()).toMatchObject({
      awards: [{ id: 'award-1', title: 'Best annotator', issuer: 'Noor Data', date: '2024' }],
      media: [],
    }),
  )
})

test('awards and media are added and taken off at once', async () => {
  server.use(
    on('addAward', ({ body }) => {
      const award = {
        reward_id: '01920000-0000-7000-8000-000000000065',
        uid: person().id,
        title: (body as { title: string }).title,
        issuer: null,
        date: null,
        evidence: '',
        from_resume: false,
      }
      shown = { ...shown, awards: [award] }
      return { data: award }
    }),
    on('removeAward', () => {
      shown = { ...shown, awards: [] }
      return { data: {}, message: 'Removed.' }
    }),
    on('addMedia', {
      status: 422,
      code: 'validation_failed',
      message: 'Please check what you entered.',
      fields: { url: 'Invalid website address' },
    }),
  )
  const { user } = await open()
  const awards = await section('Awards')
  await user.click(awards.getByRole('button', { name: 'Add an award' }))
  await writeInto(user, awards.getByLabelText('Award'), 'Star of the month')
  await user.keyboard('{Enter}')
  await user.click(await awards.findByRole('button', { name: 'Remove Star of the month' }))
  expect(await screen.findByText('Removed.')).toBeTruthy()
  const media = await section('Media')
  await user.click(media.getByRole('button', { name: 'Add a link' }))
  await writeInto(user, media.getByLabelText('Title'), 'Film')
  await writeInto(user, media.getByLabelText('Link'), 'nowhere')
  await user.keyboard('{Enter}')
  expect(await media.findByText('Invalid website address')).toBeTruthy()
})

test('a profile that was read from a picture asks for a check until it is confirmed', async () => {
  shown = { ...shown, review: { ...waiting, from_picture: true } }
  const { user } = await open()
  expect(await screen.findByText('Read from a picture: please check')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
  await waitFor(() => expect(screen.queryByText('Read from a picture: please check')).toBeNull())
  expect(shown.review.state).toBe('reviewed')
})

test('in Arabic', async () => {
  shown = { ...shown, review: { ...waiting, from_picture: true } }
  await open('ar')
  expect(await screen.findByText('مقروءة من صورة: يُرجى التحقق')).toBeTruthy()
  expect(await screen.findByText(/نطابق الوظائف مع ملفك بعد أن تؤكده/)).toBeTruthy()
  expect((await section('المهارات')).getByText('مهارتان')).toBeTruthy()
})
