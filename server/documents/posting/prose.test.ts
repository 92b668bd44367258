import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import type { Posting } from './posting'
import { readPosting } from './read-document'

const taxonomy = loadTaxonomy()
async function read(text: string): Promise<Posting> {
  const outcome = await readPosting(Buffer.from(text), taxonomy)
  if (!outcome.ok) throw new Error(outcome.failure)
  return outcome.posting
}

/** Each is one paragraph without a list, of a field that the taxonomy does not know. */
const prose = [
  [
    'saddle maker',
    'A riding school near Al Ain requires a saddle maker with five years of experience. Leather is cut and sewn by hand. Salary 4,000 and housing, apply by email until 20 January 2027.',
    { experience: 5, closes_on: '2027-01-20', city: 'al_ain' },
  ],
  [
    'riding instructor',
    'Our stables in Sharjah are on the lookout for a patient riding instructor who teaches children. Part-time, two years of experience are enough.',
    { experience: 2, job_type: 'part_time', city: 'sharjah' },
  ],
  [
    'beekeeper',
    'Vacancy: two experienced beekeepers wanted in Hatta. The contract is for eighteen months.',
    { city: 'dubai', terms: ['contract'] },
  ],
  [
    'conservator',
    'The museum in Sharjah invites applications from conservators. We expect six years’ work in a laboratory.',
    { experience: 6, city: 'sharjah' },
  ],
  [
    'customer service agent',
    'A centre in Ajman is seeking customer service agents who enjoy helping people.',
    { city: 'ajman' },
  ],
  [
    'خطاط',
    'نبحث عن خطاط مبدع لمرسم في دبي، ويلزم نماذج من عمله وثلاث سنوات خبرة.',
    { experience: 3, city: 'dubai' },
  ],
  [
    'نجار أثاث',
    'ورشة في ليوا تطلب نجار أثاث يعمل على المنشار، خبرة ثلاث سنوات، العقد مؤقت لستة أشهر قابل للتجديد.',
    { experience: 3, city: 'abu_dhabi', terms: ['contract', 'temporary'] },
  ],
  [
    'صائغ ذهب',
    'تبحث دار المجوهرات في دبي عن صائغ ذهب ماهر لتركيب الأحجار. العمل جزئي وسنة خبرة على الأقل.',
    { experience: 1, job_type: 'part_time', city: 'dubai' },
  ],
  [
    'عامل ري',
    'مطلوب للعمل فوراً في مزرعة بالذيد عامل ري يعرف المضخات، والتقديم قبل 5 يناير 2027.',
    { city: 'sharjah', closes_on: '2027-01-05' },
  ],
] as const

describe('prose', () => {
  test.each(prose)('names the title %s and the facts', async (title, text, facts) => {
    expect(await read(text)).toMatchObject({ title, ...facts })
  })

  test('is an advertisement by what it says, even if it names no title', async () => {
    const job = await read(
      'We are hiring for several positions in our new branch. Send your CV on WhatsApp.',
    )
    expect(job).toMatchObject({ title: null, occupation: null, skills: [] })
  })

  test('is one if it says years and pay alone', async () => {
    expect(
      await read('Somebody with three years of experience carves masks. Paid weekly.'),
    ).toMatchObject({ title: null, experience: 3 })
  })

  test.each([
    'We spent the winter by the sea, and a fisherman showed us how nets are mended.',
    'قضينا الشتاء على البحر وعلمنا صياد عجوز كيف تصلح الشباك.',
  ])('that invites nobody is none: %s', async (text) => {
    expect(await readPosting(Buffer.from(text), taxonomy)).toEqual({ ok: false, failure: 'no_job' })
  })

  test.each([
    ['TILER required — Blue Dune Fit-out, central store', 'Tiler'],
    ['Glazier wanted, Mussafah workshop. Five years at least, accommodation given.', 'Glazier'],
  ])('names the title before the invitation: %s', async (text, title) => {
    expect((await read(`${text}\nSalary 3,000, apply now.`)).title).toBe(title)
  })

  test('that asks for a lady or gentleman names no title', async () => {
    const job = await read(
      'A clinic in Dubai needs a lady or gentleman for the front desk. Salary 5,000, apply now.',
    )
    expect(job.title).toBeNull()
  })

  test('says no title in another sentence than the invitation', async () => {
    const job = await read(
      'We are looking for somebody with patience. The house belongs to a nurse. Salary 3,000, apply now.',
    )
    expect(job.title).toBeNull()
  })

  test('asks for nothing that the firm gives, and prefers only in the sentence that says so', async () => {
    const job = await read(
      'We need a bookkeeper who knows Microsoft Excel. Fluent Arabic would be a plus. We offer a share of the sales and training in Python.',
    )
    expect(job.skills).toEqual([
      expect.objectContaining({
        ref_skill: 'excel',
        importance: 'required',
        required_level: null,
      }),
      expect.objectContaining({ ref_skill: 'arabic', importance: 'preferred', required_level: 80 }),
    ])
  })
})

test('what is to be done is asked for, however its sentence begins', async () => {
  const job = await read('Analyst\nWrite reports in SQL every day. Apply Python to sales data.')
  expect(job.skills.map(({ ref_skill: ref }) => ref)).toEqual(
    expect.arrayContaining(['sql', 'python']),
  )
})

test('facts among the skills of a list are no skills', async () => {
  const job = await read(`Gemmologist
Skills: refractometer, diploma, permanent, apply before 5 January 2027
Employment type: Full-time
المهارات:
- المجهر
نوع الدوام: دوام كامل`)
  expect(job.skills.map(({ name }) => name)).toEqual(['refractometer', 'المجهر'])
})
