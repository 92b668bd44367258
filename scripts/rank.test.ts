import { expect, test } from 'vitest'
import { rankFolders } from './tools/rank'

const now = new Date('2026-06-15T00:00:00Z')
const file = (name: string, text: string) => ({ name, bytes: new Uint8Array(Buffer.from(text)) })

const english = file(
  'en.txt',
  `Senior Data Analyst
Location: Dubai
Requirements
• At least 5 years of experience
• SQL
• Python
• Power BI`,
)
const arabic = file(
  'ar.txt',
  `محللة بيانات أولى
الموقع: دبي
المتطلبات
• خبرة لا تقل عن ٥ سنوات
• SQL
• Python
• Power BI`,
)
const resume = (name: string, title: string, skills: string) =>
  file(
    name,
    `Work Experience
${title}
Orchid Systems LLC
Jan 2019 - Dec 2024

Skills
${skills}`,
  )
const analyst = resume('analyst.txt', 'Senior Data Analyst', 'SQL, Python, Power BI')
const twin = resume('twin.txt', 'محلل بيانات أول', 'SQL, Python, Power BI')
const cook = resume('cook.txt', 'Cook', 'Food safety')

test('resumes are ranked for each job, with scores that their explanations add up to', async () => {
  const { lines, unread } = await rankFolders([english], [cook, analyst], now)
  expect(unread).toEqual([])
  expect(lines.map(({ job }) => job)).toEqual(['en.txt'])
  expect(lines[0]?.ranking.map(({ resume: name }) => name)).toEqual(['analyst.txt', 'cook.txt'])
  for (const { score, explanation } of lines[0]?.ranking ?? []) {
    const parts = [...explanation.matchAll(/ (0(?:\.\d+)?|1)(?=[,; ]|$)/g)].map(([, part]) =>
      Number(part),
    )
    expect(parts.reduce((total, part) => total + part, 0)).toBeCloseTo(score, 6)
  }
})

test('an Arabic twin of a job or a resume scores as the English one', async () => {
  const { lines } = await rankFolders([english, arabic], [analyst, twin], now)
  const scores = lines.flatMap(({ ranking }) => ranking.map(({ score }) => score))
  expect(scores).toHaveLength(4)
  expect(Math.min(...scores)).toBeGreaterThan(0.5)
  expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(0.02)
})

test('a file that cannot be read is named and not ranked', async () => {
  const { lines, unread } = await rankFolders([english], [file('empty.txt', '')], now)
  expect(lines[0]?.ranking).toEqual([])
  expect(unread).toEqual([{ name: 'empty.txt', reason: 'resume_no_text' }])
})
