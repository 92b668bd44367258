// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { postedJob } from '../../../testing/posted-job'
import { matched } from '../../../testing/matched'
import { candidate } from '../../../features/recruiter/testing/matched'
import { writeInto } from '../../../testing/write-into'

const sector = { id: '01920000-0000-7000-8000-000000000062', name: 'Data Annotation' }
const company = {
  id: '01920000-0000-7000-8000-00000000000c',
  company_name: 'Falaj Data',
  company_avatar: null,
  company_size: 40,
  company_industry: 'Technology',
  company_location: 'Abu Dhabi',
  company_website: null,
  company_description:
    'We build reading systems for Arabic archives and employ forty annotators in Abu Dhabi.',
}
const totals = { total: 3, draft: 1, published: 2, closed: 0, limit: 50, remaining: 47 }
const mockList = (...results: ReturnType<typeof postedJob>[]) =>
  on('listPostedJobs', { data: { results, page: 0, limit: 5, total: results.length } })

const server = contractServer(
  on('getUser', {
    data: person({
      role: 'recruiter',
      first_name: 'Noura',
      last_name: 'Hassan',
      companyDetail: company,
    }),
  }),
  on('getSectors', { data: [sector] }),
  on('countPostedJobs', { data: totals }),
  on('getAtsStatus', { data: { configured: false, allowed: false, deliveries: [], postings: [] } }),
  on('suggestSkills', { data: [] }),
  matched(0),
  mockList(postedJob()),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

const job = postedJob()
const draft = postedJob({
  status: 'draft',
  published_at: null,
  source: 'link',
  source_url: 'https://jobs.example.com/7',
  city: null,
  skills: [],
})

describe('posting a job', () => {
  test.each([
    ['en', 'Your account has no company', 'Import job'],
    ['ar', 'حسابك غير مرتبط بشركة', 'استيراد الوظيفة'],
  ] as const)(
    'is not offered in %s to an admin who belongs to no company',
    async (language, title, button) => {
      server.use(on('getUser', { data: person({ role: 'recruiter admin', companyDetail: null }) }))
      await openScreen('/recruiter/jobs/post', { language })
      await screen.findByRole('heading', { name: title })
      expect(screen.queryByRole('button', { name: button })).toBeNull()
    },
  )

  test('by a link reads it into a draft, which is shown for correction', async () => {
    const sent: unknown[] = []
    server.use(
      on('postJob', ({ body }) => {
        sent.push(body)
        return {
          data: draft,
          message: 'Job Crawled. Please check the details before you post it.',
        }
      }),
      mockList(draft),
    )
    const at = await openScreen('/recruiter/jobs/post')
    await screen.findByText('3 of 50 jobs in use.')
    await at.user.click(screen.getByRole('button', { name: 'Import job' }))
    await screen.findByText('Enter a link to the job')
    await writeInto(at.user, screen.getByLabelText('Link to the job'), 'https://jobs.example.com/7')
    await at.user.click(screen.getByRole('button', { name: 'Import job' }))
    await screen.findByRole('heading', { level: 1, name: 'Check the job' })
    await screen.findByText('Job Crawled. Please check the details before you post it.')
    await screen.findByText(
      /^Please check the job before you post it\. We found nothing for: .City.+Skills.+Closes on.\.$/,
    )
    expect(sent).toEqual([{ source: 'link', url: 'https://jobs.example.com/7' }])
  })

  const readFrom = (source: 'text' | 'file') => {
    const sent: unknown[] = []
    const read = { ...draft, source, source_url: null }
    server.use(
      on('postJob', ({ body }) => {
        sent.push(body)
        return { data: read, message: 'Job Parsed. Please check the details before you post it.' }
      }),
      mockList(read),
    )
    return sent
  }

  test('by a text reads it into a draft, too', async () => {
    const sent = readFrom('text')
    const at = await openScreen('/recruiter/jobs/post')
    await at.user.click(await screen.findByRole('tab', { name: 'Text' }))
    await writeInto(at.user, await screen.findByLabelText('Text of the job'), 'Translator in Dubai')
    await at.user.click(screen.getByRole('button', { name: 'Import job' }))
    await screen.findByRole('heading', { level: 1, name: 'Check the job' })
    expect(sent).toEqual([{ source: 'text', text: 'Translator in Dubai' }])
  })

  test('by a file reads it once it is uploaded', async () => {
    const sent = readFrom('file')
    const file = new File(['Translator in Dubai'], 'job.txt', { type: 'text/plain' })
    server.use(
      on('uploadFileChunk', {
        data: {
          upload_id: '01920000-0000-7000-8000-00000000000e',
          received: file.size,
          size: file.size,
          complete: true,
        },
      }),
    )
    const at = await openScreen('/recruiter/jobs/post')
    await at.user.click(await screen.findByRole('tab', { name: 'File' }))
    await at.user.click(await screen.findByRole('button', { name: 'Import job' }))
    await screen.findByText('Select a file and wait until it has uploaded')
    await at.user.upload(screen.getByLabelText('File with the job'), file)
    await screen.findByRole('button', { name: 'Replace' })
    await at.user.click(screen.getByRole('button', { name: 'Import job' }))
    await screen.findByRole('heading', { level: 1, name: 'Check the job' })
    // The browser names the upload that it begins.
    expect(sent).toEqual([
      {
        source: 'file',
        upload_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      },
    ])
  })

  test.each([
    [
      'en',
      'Link to the job',
      'Import job',
      'Use a link to a public page that begins with http or https',
    ],
    ['ar', 'رابط الوظيفة', 'استيراد الوظيفة', 'استخدم رابطاً لصفحة عامة يبدأ بـ http أو https'],
  ] as const)(
    'says in %s beside the link why it cannot be read',
    async (language, label, button, sentence) => {
      server.use(
        on('postJob', {
          status: 422,
          code: 'job_link_unreadable',
          message: sentence,
          fields: { url: sentence },
        }),
      )
      const at = await openScreen('/recruiter/jobs/post', { language })
      await writeInto(at.user, await screen.findByLabelText(label), 'http://169.254.169.254/')
      await at.user.click(screen.getByRole('button', { name: button }))
      await screen.findByText(sentence)
    },
  )

  test.each([
    [
      'en',
      'text',
      'Text of the job',
      'Import job',
      'Failed to post job.',
      'Limit Reached. Please contact at contact@masar.example for more information',
    ],
    [
      'ar',
      'text',
      'نص الوظيفة',
      'استيراد الوظيفة',
      'تعذّر نشر الوظيفة.',
      'بلغت الحد المسموح به. يُرجى التواصل عبر contact@masar.example لمزيد من المعلومات.',
    ],
  ] as const)(
    'says in %s at the limit whom to write to',
    async (language, from, label, button, failed, sentence) => {
      server.use(on('postJob', { status: 403, code: 'job_limit_reached', message: sentence }))
      const at = await openScreen(`/recruiter/jobs/post?from=${from}`, { language })
      await writeInto(at.user, await screen.findByLabelText(label), 'Translator')
      await at.user.click(screen.getByRole('button', { name: button }))
      const bars = screen.getByRole('region', { name: /^(Messages|الرسائل)$/ })
      await within(bars).findByText(sentence)
      expect(screen.getByText(failed)).toBeTruthy()
      expect(screen.getAllByText(sentence)).toHaveLength(2)
    },
  )

  test('by hand marks every missing field, and posts a complete job', async () => {
    const sent: unknown[] = []
    server.use(
      on('postJob', {
        status: 422,
        code: 'validation_failed',
        fields: {
          title: 'Field cannot be empty',
          skills: 'Add at least one skill so that we can match candidates',
        },
      }),
    )
    const at = await openScreen('/recruiter/jobs/post?from=form')
    await at.user.click(await screen.findByRole('button', { name: 'Post job' }))
    await screen.findByText('Add at least one skill so that we can match candidates')
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true')
    server.use(
      on('postJob', ({ body }) => {
        sent.push(body)
        return { data: job, message: 'Job Posted.' }
      }),
    )
    await writeInto(at.user, screen.getByLabelText('Title'), 'Translator')
    await at.user.selectOptions(screen.getByLabelText('City'), 'dubai')
    await at.user.click(screen.getByRole('button', { name: 'Post job' }))
    await screen.findByText('Job Posted.')
    await screen.findByRole('heading', { level: 1, name: 'Translator' })
    expect(sent).toMatchObject([
      { source: 'form', publish: true, job: { title: 'Translator', city: 'dubai' } },
    ])
  })

  test('by hand is kept as a draft by the button that says so', async () => {
    const sent: unknown[] = []
    server.use(
      on('postJob', ({ body }) => {
        sent.push(body)
        return { data: draft, message: 'Draft saved.' }
      }),
    )
    const at = await openScreen('/recruiter/jobs/post?from=form')
    await writeInto(at.user, await screen.findByLabelText('Title'), 'Translator')
    await at.user.click(screen.getByRole('button', { name: 'Save draft' }))
    await screen.findByText('Draft saved.')
    expect(sent).toMatchObject([{ source: 'form', publish: false, job: { title: 'Translator' } }])
  })

  test('keeps what is typed while another source is open, and Enter saves it as a draft', async () => {
    const sent: unknown[] = []
    server.use(
      on('postJob', ({ body }) => {
        sent.push(body)
        return { data: draft, message: 'Draft saved.' }
      }),
    )
    const at = await openScreen('/recruiter/jobs/post?from=text')
    await writeInto(at.user, await screen.findByLabelText('Text of the job'), 'Translators wanted')
    await at.user.click(screen.getByRole('tab', { name: 'Form' }))
    await writeInto(at.user, await screen.findByLabelText('Title'), 'Translator')
    await at.user.click(screen.getByRole('tab', { name: 'Text' }))
    await screen.findByDisplayValue('Translators wanted')
    await at.user.click(screen.getByRole('tab', { name: 'Form' }))
    await at.user.type(await screen.findByDisplayValue('Translator'), '{Enter}')
    await screen.findByText('Draft saved.')
    expect(sent).toMatchObject([{ source: 'form', publish: false, job: { title: 'Translator' } }])
  })
})

describe('a posted job', () => {
  const path = `/recruiter/jobs/${job.jid}`

  test('is shown with where it is from, and posted from there while it is a draft', async () => {
    server.use(
      mockList(draft),
      on('publishJob', {
        status: 422,
        code: 'validation_failed',
        message: 'Please check what you entered.',
        fields: { city: 'Field cannot be empty' },
      }),
    )
    const at = await openScreen(path)
    expect((await screen.findByText('jobs.example.com')).closest('a')?.getAttribute('href')).toBe(
      'https://jobs.example.com/7',
    )
    await at.user.click(screen.getByRole('button', { name: 'Post job' }))
    await screen.findByText(/Edit the job to add what is missing\./)
    server.use(on('publishJob', { data: job, message: 'Job Posted.' }))
    await at.user.click(screen.getByRole('button', { name: 'Post job' }))
    await screen.findByText('Job Posted.')
    expect(screen.queryByRole('button', { name: 'Post job' })).toBeNull()
  })

  test('is deleted only after what goes with it is said', async () => {
    server.use(
      mockList(postedJob({ applications: 2 })),
      on('deleteJob', {
        status: 500,
        code: 'internal',
        message: 'Internal Error. Please try again',
      }),
    )
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/job and 2 applications are deleted/)
    await at.user.click(dialog.getByRole('button', { name: 'Delete job' }))
    await dialog.findByText(/Failed to remove\./)
    server.use(on('deleteJob', { data: { job_id: job.jid, total: 0 }, message: 'Removed.' }))
    await at.user.click(dialog.getByRole('button', { name: 'Delete job' }))
    await screen.findByText('Removed.')
  })

  test('that does not exist says so', async () => {
    server.use(mockList())
    await openScreen(path)
    await screen.findByText('Job not exist.')
  })

  test('is edited, and its text alone', async () => {
    const sent: unknown[] = []
    server.use(
      on('updateJob', {
        status: 422,
        code: 'validation_failed',
        message: 'Please check what you entered.',
        fields: { title: 'Field cannot be empty' },
      }),
    )
    const at = await openScreen(`${path}/edit`)
    await at.user.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('Failed to update job.')
    server.use(
      on('updateJobDescription', ({ body }) => {
        sent.push(body)
        return { data: job, message: 'Job Updated.' }
      }),
    )
    await at.user.click(screen.getByRole('link', { name: 'Cancel' }))
    await at.user.click(await screen.findByRole('link', { name: 'Edit text' }))
    const text = await screen.findByLabelText('Text of the job')
    await at.user.clear(text)
    await writeInto(at.user, text, 'Another text.')
    await at.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Job Updated.')
    expect(sent).toEqual([{ job_id: job.jid, description: 'Another text.' }])
  })

  test('shows its sector also where the sectors come after it', async () => {
    let come = (): void => undefined
    const late = new Promise<void>((resolve) => (come = resolve))
    server.use(
      on('getSectors', async () => {
        await late
        return { data: [sector] }
      }),
    )
    await openScreen(`${path}/edit`)
    const field = await screen.findByLabelText('Sector')
    come()
    await within(field).findByRole('option', { name: sector.name })
    expect(field).toHaveProperty('value', sector.id)
  })

  test('keeps its sector, and says so, where the sectors do not come', async () => {
    const sent: unknown[] = []
    server.use(
      on('getSectors', { status: 403, code: 'forbidden' }),
      on('updateJob', ({ body }) => {
        sent.push(body)
        return { data: job, message: 'Job Updated.' }
      }),
    )
    const at = await openScreen(`${path}/edit`)
    expect(
      await screen.findByText(
        'We could not load the sectors. You can still fill in everything else.',
      ),
    ).toBeTruthy()
    await at.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Job Updated.')
    expect(sent).toEqual([
      expect.objectContaining({ job: expect.objectContaining({ sector: sector.id }) }),
    ])
  })

  test('leads with its best candidates: their score, why, and all of them', async () => {
    const mariam = candidate(1, 'Mariam Al Ketbi')
    server.use(matched(1204, mariam, candidate(2, 'Salem Hassan', { score: 0.52 })))
    await openScreen(path)
    const panel = within(await screen.findByRole('region', { name: 'Best matches' }))
    const [first, second] = await panel.findAllByRole('listitem')
    expect(first?.textContent).toBe(
      'Mariam Al KetbiTranslatorSkills that match\u2068Translation\u2069 and \u2068Arabic\u2069Gaps\u2068Excel\u2069Match 72%Invite',
    )
    expect(second?.textContent).toContain('52%')
    expect(panel.getByRole('link', { name: 'All 1,204 candidates' }).getAttribute('href')).toBe(
      `${path}/candidates`,
    )
  })

  test('invites one of them at two presses, and says who was invited before', async () => {
    const invited = { poked_at: '2026-11-20T09:00:00.000Z' }
    const mariam = candidate(1, 'Mariam Al Ketbi')
    const salem = candidate(2, 'Salem Hassan', invited)
    const sent: unknown[] = []
    server.use(
      matched(2, mariam, salem),
      on('pokeCandidates', ({ body }) => {
        sent.push(body)
        server.use(matched(2, { ...mariam, ...invited }, salem))
        return {
          data: { poked: [mariam.user_id], already_poked: [] },
          message: '1 candidate invited to apply.',
        }
      }),
    )
    const at = await openScreen(path)
    const panel = within(await screen.findByRole('region', { name: 'Best matches' }))
    await at.user.click(
      await panel.findByRole('button', { name: 'Invite Mariam Al Ketbi to apply' }),
    )
    expect(panel.getAllByText('Invited on 20 Nov 2026')).toHaveLength(1)
    const dialog = await screen.findByRole('dialog', { name: 'Invite 1 candidate to apply?' })
    await at.user.click(within(dialog).getByRole('button', { name: 'Invite 1 candidate' }))
    await screen.findByText('1 candidate invited to apply.')
    expect(await panel.findAllByText('Invited on 20 Nov 2026')).toHaveLength(2)
    expect(sent).toEqual([{ job_id: job.jid, user_ids: [mariam.user_id], message: null }])
  })

  test('says so in Arabic when it has no matches yet', async () => {
    await openScreen(path, { language: 'ar' })
    await screen.findByText(/يظهر المرشّحون هنا حين تتجاوز درجتهم 20/)
  })

  test('leads an admin to the settings of its company', async () => {
    server.use(on('getUser', { data: person({ role: 'recruiter admin' }) }))
    await openScreen(path)
    const link = await screen.findByRole('link', { name: /Settings of .*Falaj Data/ })
    expect(link.getAttribute('href')).toBe(`/settings/company?job=${job.jid}`)
  })
})
