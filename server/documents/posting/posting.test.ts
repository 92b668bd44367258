import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import type { Posting } from './posting'
import { readPosting } from './read-document'
import { readPostingInWorker } from './read-in-worker'

const taxonomy = loadTaxonomy()
async function read(text: string): Promise<Posting> {
  const outcome = await readPosting(Buffer.from(text), taxonomy)
  if (!outcome.ok) throw new Error(outcome.failure)
  return outcome.posting
}
const asked = ({ skills }: Posting, importance: 'required' | 'preferred') =>
  skills
    .filter((skill) => skill.importance === importance)
    .map(({ ref_skill: ref, name }) => ref ?? `~${name}`)

const english = `Senior Data Annotator
Location: Al Ain
Employment type: Full-time
Closing date: 2026-12-31

About the company
We write software in Python for hospitals.

What you will do
Label Arabic text and review the work of others by Cohen's kappa.

Requirements
• At least 3 years of experience in data annotation
• Fluent Arabic and English
• Microsoft Excel
• Attention to detail

Nice to have
• Basic Python
• Label Studio

Benefits
Health insurance, SQL courses.`

const arabic = `مترجم قانوني
مكان العمل: أبوظبي
نوع الدوام: دوام جزئي، عن بعد
المتطلبات:
- خبرة لا تقل عن خمس سنوات في الترجمة
- إجادة اللغة العربية والإنجليزية
- يفضل إتقان برنامج مايكروسوفت أوفيس`

describe('a job’s text', () => {
  test('in English is read into requirements, preferences and conditions', async () => {
    const job = await read(english)
    expect(job).toMatchObject({
      title: 'Senior Data Annotator',
      city: 'al_ain',
      job_type: 'full_time',
      experience: 3,
      closes_on: '2026-12-31',
      sector: 'data_annotation',
      occupation: 'senior_data_annotator',
    })
    expect(asked(job, 'required')).toEqual(
      expect.arrayContaining([
        'data_annotation',
        'arabic',
        'english',
        'excel',
        'attention_to_detail',
      ]),
    )
    expect(asked(job, 'preferred')).toEqual(expect.arrayContaining(['python', 'label_studio']))
    expect(job.skills.find(({ ref_skill: ref }) => ref === 'arabic')).toMatchObject({
      importance: 'required',
      required_level: 80,
    })
    expect(job.skills.find(({ ref_skill: ref }) => ref === 'python')).toMatchObject({
      required_level: 40,
    })
    // What the company does and offers is not asked of anybody.
    expect(job.skills.map(({ ref_skill: ref }) => ref)).not.toContain('sql')
    expect(job.description).toContain('Label Arabic text')
    expect(job.description.startsWith('Senior Data Annotator')).toBe(false)
  })

  test('in Arabic is read as one in English', async () => {
    const job = await read(arabic)
    expect(job).toMatchObject({
      title: 'مترجم قانوني',
      city: 'abu_dhabi',
      job_type: 'part_time',
      availability_mode: 'online',
      experience: 5,
    })
    expect(asked(job, 'required')).toEqual(
      expect.arrayContaining(['translation', 'arabic', 'english']),
    )
    expect(asked(job, 'preferred')).toEqual(['microsoft_office'])
  })

  test.each([
    ['No experience is needed.', 0],
    ['2-4 years of experience in sales', 2],
    ['Minimum 10+ years experience', 10],
    ['Two years’ experience', 2],
    ['خبرة سنتين على الأقل', 2],
    ['خبرة 3 سنوات', 3],
    ['لا يشترط وجود خبرة', 0],
    ['Our company is 20 years old.', null],
    ['Founded 5 years ago with experience', null],
    ['Minimum of five (5) years in a similar role', 5],
    ['We have 3+ year\u2019s UAE experience in mind', 3],
    ['Yrs of exp : 2-3', 2],
    ['18 months of experience', 2],
    ['With 25 years of success, the group is a market leader', null],
    ['Age 25-35 years', null],
    ['2 years visa provided', null],
    ['خبرة لا تقل عن ٣ سنوات', 3],
    ['خمس (5) سنوات خبرة على الأقل', 5],
    ['خبرة عامين في المجال', 2],
    ['السن لا يزيد عن ٣٥ سنة', null],
    ['خبرة عامة في المبيعات', null],
    ['حديثي التخرج مرحب بهم', 0],
  ] as const)('says by "%s" that %s years are asked for', async (sentence, years) => {
    expect((await read(`Accountant\n${sentence}\nMicrosoft Excel`)).experience).toBe(years)
  })

  test('leaves a fact open that it does not mention', async () => {
    expect(
      await read('Accountant\nWe need somebody who knows Microsoft Excel and bookkeeping.'),
    ).toMatchObject({
      city: null,
      job_type: null,
      availability_mode: null,
      experience: null,
      closes_on: null,
    })
  })

  test('that is not a job, is empty or is broken is refused with the reason', async () => {
    expect(
      await readPosting(
        Buffer.from(
          'The weather in the mountains was fine, and so we went for a long walk in the afternoon.',
        ),
        taxonomy,
      ),
    ).toEqual({ ok: false, failure: 'no_job' })
    expect(await readPosting(Buffer.from(''), taxonomy)).toEqual({ ok: false, failure: 'no_text' })
    expect(await readPosting(Buffer.from('%PDF-1.7 nothing'), taxonomy)).toEqual({
      ok: false,
      failure: 'broken',
    })
  })
})

describe('an advertisement as people write it', () => {
  const advertisements = readFileSync(
    new URL('fixtures/advertisements.txt', import.meta.url),
    'utf8',
  )
    .split(/^## /mu)
    .slice(1)
    .map((block) => {
      const [facts = '', ...lines] = block.split('\n')
      return { ...JSON.parse(facts), text: lines.join('\n') } as Record<
        'title' | 'role' | 'city' | 'years' | 'closes' | 'type' | 'text',
        string
      >
    })

  test.each(advertisements)('is read: $title', async ({ text, ...facts }) => {
    const job = await read(text)
    expect({
      title: job.title,
      role: job.occupation,
      city: job.city,
      years: job.experience,
      closes: job.closes_on,
      type: job.job_type,
    }).toEqual(facts)
  })

  test.each([
    ['Job Title: Accountant (Female)', 'Accountant'],
    ['Position - Sr. Accountant | Dubai', 'Sr Accountant'],
    ['URGENTLY HIRING!! ACCOUNTANTS – Sharjah', 'Accountant'],
    ['مطلوب فوراً محاسب للعمل في دبي', 'محاسب'],
    ['المسمى الوظيفي: محاسب', 'محاسب'],
    [
      'Al Noor Trading LLC is hiring an experienced Accountant with 3 years of experience',
      'Accountant',
    ],
    ['Position: Falconer', 'Falconer'],
    ['LOGISTICS CO-ORDINATOR: driving licence needed', 'Logistics Co-ordinator'],
    ['Love numbers? We want an Accountant in our Dubai office', 'Accountant'],
    ['We are hiring!', null],
    ['مطلوب للعمل في دبي', null],
    ['Al Noor Trading LLC', null],
  ] as const)('"%s" is of the title %s', async (line, title) => {
    expect((await read(`${line}\nThe person uses Microsoft Excel every day.`)).title).toBe(title)
  })

  test.each([
    ['Deadline: 31/12/2026', '2026-12-31'],
    ['Apply before 5th January, 2027', '2027-01-05'],
    ['Last date to apply: Jan 5, 2027', '2027-01-05'],
    ['آخر موعد للتقديم ٣١ ديسمبر ٢٠٢٦', '2026-12-31'],
    ['Posted on 01/12/2026, closes 31-12-2026', '2026-12-31'],
    ['Closing soon, 5 January', null],
    ['Deadline: 31/02/2027', null],
    ['Founded on 1 March 2020', null],
  ] as const)('"%s" closes on %s', async (line, day) => {
    expect((await read(`Accountant in our finance team\n${line}`)).closes_on).toBe(day)
  })

  test.each([
    ['Hybrid, full-time', ['full_time', 'hybrid'], 'on_site'],
    ['Work from home, part time', ['part_time', 'remote'], 'online'],
    ['This is not remote', [], null],
    ['Travel to remote areas', [], null],
    ['6 months contract', ['contract'], null],
    ['دوام جزئي عن بعد', ['part_time', 'remote'], 'online'],
  ] as const)('"%s" has the terms %j', async (line, terms, mode) => {
    expect(await read(`Accountant in our finance team\n${line}`)).toMatchObject({
      terms,
      availability_mode: mode,
    })
  })

  test.each([
    ['Noor Accounting Services LLC is hiring an Accountant', 'Noor Accounting Services LLC'],
    ['تعلن شركة الواحة عن حاجتها إلى محاسب', 'شركة الواحة'],
    ['Accountant for a leading trading company in Dubai', null],
    ['Store Keeper for our shop', null],
    ['Pharmacy in Khalifa City, AUH', null],
  ] as const)('"%s" names the employer %s', async (line, employer) => {
    expect((await read(`${line}\nMicrosoft Excel every day`)).employer).toBe(employer)
  })

  test('names the employer and every place', async () => {
    expect(
      await read('Accountant\nCompany: Al Noor Trading LLC\nLocation: Dubai and Sharjah'),
    ).toMatchObject({ employer: 'Al Noor Trading LLC', places: ['dubai', 'sharjah'] })
  })
})

describe('a page', () => {
  const structured = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: 'Jobs' },
      {
        '@type': 'JobPosting',
        title: 'Call Centre Agent',
        employmentType: ['PART_TIME'],
        validThrough: '2026-12-01T00:00:00+04:00',
        jobLocationType: 'TELECOMMUTE',
        industry: 'Software',
        hiringOrganization: { '@type': 'Organization', name: 'Noor' },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' },
        },
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: 18,
        },
        skills: 'Customer service, CRM',
        description:
          '<p>You answer calls.</p><h3>Requirements</h3><ul><li>Fluent Arabic</li></ul><script>alert(1)</script>',
      },
    ],
  }
  const pageWith = (inside: string) =>
    `<!doctype html><html><head><title>Call Centre Agent | Noor</title>${inside}</head><body><nav>Home Python SQL</nav><main><h1>Agent</h1><p>We look for somebody with Microsoft Excel.</p></main></body></html>`

  test('is read by the data that it gives to machines first', async () => {
    const job = await read(
      pageWith(
        `<script type="application/ld+json">${JSON.stringify(structured).replaceAll('</', '<\\/')}</script>`,
      ),
    )
    expect(job).toMatchObject({
      title: 'Call Centre Agent',
      city: 'dubai',
      job_type: 'part_time',
      availability_mode: 'online',
      experience: 2,
      industry: 'software',
      sector: 'information_technology',
      closes_on: '2026-12-01',
    })
    expect(asked(job, 'required')).toEqual(expect.arrayContaining(['arabic', 'customer_service']))
    expect(job.description).toContain('You answer calls.')
    expect(job.description).not.toContain('alert')
  })

  test('without such data, or with data that is broken, is read by its text', async () => {
    for (const inside of ['', '<script type="application/ld+json">{ broken</script>']) {
      const job = await read(pageWith(inside))
      expect(job.title).toBe('Agent')
      expect(asked(job, 'required')).toEqual(['excel'])
    }
  })

  test('as deep or as crooked as can be gets an answer', async () => {
    for (const html of [
      '<div>'.repeat(100_000),
      '<!doctype html>' + '<script type="application/ld+json">'.repeat(5_000),
      `<html>${'<a href="'.repeat(50_000)}`,
    ]) {
      expect((await readPosting(Buffer.from(html), taxonomy)).ok).toBe(false)
    }
    const nested = `<script type="application/ld+json">${'['.repeat(5_000)}${']'.repeat(5_000)}</script>`
    expect((await readPosting(Buffer.from(pageWith(nested)), taxonomy)).ok).toBe(true)
  })
})

test('a job is read in a thread of its own', async () => {
  expect(await readPostingInWorker(Buffer.from(english), taxonomy)).toMatchObject({
    ok: true,
    posting: { title: 'Senior Data Annotator' },
  })
})
