import type { Line } from '../extract/text'
import { dateIn, rangeIn } from './dates'

/** What a label says of the words beside it. */
type Field = 'title' | 'employer' | 'dates' | 'duties'

const LABELS: Record<Field | 'study', string> = {
  title:
    'position|position held|job title|title|role|designation|job role|post|المسمى الوظيفي|المسمى|الوظيفة|المنصب',
  employer:
    'company|company name|employer|employer name|organi[sz]ation|name of (?:the )?(?:company|employer)|الشركة|اسم الشركة|جهة العمل|صاحب العمل|المؤسسة',
  dates: 'duration|period|dates?|from|tenure|الفترة|المدة|التاريخ|فترة العمل',
  duties:
    'duties|job|responsibilities|duties and responsibilities|key responsibilities|job description|tasks|المهام|المهام والمسؤوليات|المسؤوليات|الواجبات',
  study: 'institution|university|school|degree|qualification|الجامعة|التخصص|الدرجة',
}
/** Behind a label stands a colon, or a tab where it has a cell of its own. */
const labelled = (forms: string): RegExp =>
  new RegExp(
    `^\\s*(?:\\d{1,2}[.)]\\s*)?(?:[•▪-]\\s*)?(?:${forms})\\s*(?:\\t?\\s*[:：]|\\t|$)\\s*`,
    'iu',
  )
const FIELDS = (['title', 'employer', 'dates', 'duties'] as const).map(
  (field) => [field, labelled(LABELS[field])] as const,
)
const ANY = new RegExp(
  `^\\s*(?:\\d{1,2}[.)]\\s*)?(?:${Object.values(LABELS).join('|')})\\s*[:：]\\s*`,
  'iu',
)

export const withoutLabel = (text: string): string => text.replace(ANY, '')

export interface LabelledPost {
  title: string | null
  employer: string | null
  start: string | null
  end: string | null
  body: Line[]
}

/**
 * Posts set as label and value ("Designation: Store Keeper"), which may stand in any order: the
 * label that comes first opens each. Empty unless titles and employers are both labelled.
 */
export const labelledPosts = (lines: readonly Line[]): LabelledPost[] => {
  const read = lines.map((line) => {
    const [field, label] = FIELDS.find(([, form]) => form.test(line.text)) ?? []
    return {
      line,
      field: field ?? null,
      value: label ? line.text.replace(label, '').trim() : line.text,
    }
  })
  const fields = read.flatMap(({ field, value }) => (field !== null && value !== '' ? [field] : []))
  if (!fields.includes('title') || !fields.includes('employer')) return []
  const opening = fields[0]
  const posts: LabelledPost[] = []
  for (const { line, field, value } of read) {
    if (field === opening)
      posts.push({ title: null, employer: null, start: null, end: null, body: [] })
    const post = posts.at(-1)
    if (!post) continue
    if (field === 'title' || field === 'employer') post[field] ??= value
    else if (field === 'dates') Object.assign(post, toSpan(value))
    else if (value !== '') post.body.push({ ...line, text: value })
  }
  return posts
}

const toSpan = (value: string): { start: string | null; end: string | null } => {
  const range = rangeIn(value)
  return range
    ? { start: range.start, end: range.end }
    : { start: dateIn(value)?.date ?? null, end: null }
}
