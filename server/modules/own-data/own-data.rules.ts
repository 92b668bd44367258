import { escapeHtml } from '../../http/pages/escape-html'
import { type Lang, translate } from '../../http/contract/language'

/** A row of the database as JSON. */
export type Row = Record<string, unknown>

/**
 * Files that go into a copy. Recordings of screen and camera do not: hours of them would be
 * gigabytes.
 */
export const copiedKinds = ['resume', 'avatar', 'take', 'report_pdf'] as const

/**
 * Tables that keep somebody signed in, only point to files, or hold an admin's unfinished work.
 * They say nothing about the person, and some would open the account to others.
 */
const leftOut = [
  'approval_keys',
  'selections',
  'selection_people',
  'access_tokens',
  'refresh_tokens',
  'verification_codes',
  'social_returns',
  'second_factor_challenges',
  'recovery_codes',
  'tickets',
  'recording_pieces',
  'report_files',
  'attempt_report_files',
  'principles_files',
]

export const isCopiedTable = (table: string): boolean => !leftOut.includes(table)

/** Columns that hold keys, what is compared with, or the working state of the server. */
const isSecret = (column: string): boolean =>
  /(^|_)(hash|secret|storage_key)$|^email_key$|^chunk_sizes$/.test(column)

/**
 * Columns that are left out: the server's own state of an attempt, a company's notes about an
 * interview or a candidate, scores from before a review (the result contains them), and the texts
 * of mails, which may hold a code or a link for the mailbox alone.
 */
const withheld: Record<string, readonly string[]> = {
  attempts: ['state'],
  mails: ['text', 'html'],
  reviews: ['before'],
  interview_events: ['note'],
  candidate_notes: ['text'],
}

/**
 * A row as it is copied. Of how an answer was scored only the scores: the rest would tell the
 * answers to the questions.
 */
export function copiedRow(table: string, row: Row): Row {
  const open = Object.fromEntries(
    Object.entries(row).filter(
      ([column]) => !isSecret(column) && withheld[table]?.includes(column) !== true,
    ),
  )
  if (table !== 'evaluations' || !Array.isArray(open.criteria)) return open
  return { ...open, criteria: open.criteria.map(({ key, score }: Row) => ({ key, score })) }
}

const sections = [
  'users',
  'candidates',
  'profiles',
  'awards',
  'profile_media',
  'files',
  'sessions',
  'social_identities',
  'second_factors',
  'consents',
  'attempts',
  'answers',
  'evaluations',
  'reviews',
  'accepted_evidence',
  'arrangements',
  'appeals',
  'attempt_events',
  'attempt_outages',
  'late_edits',
  'takes',
  'recordings',
  'screenshots',
  'media_holds',
  'principles_answers',
  'survey_answers',
  'candidate_jobs',
  'interviews',
  'interview_events',
  'course_registrations',
  'ats_deliveries',
  'employments',
  'candidate_notes',
  'notifications',
  'mails',
  'access_log',
] as const
const isNamed = (table: string): table is (typeof sections)[number] =>
  sections.some((name) => name === table)
const getTitle = (table: string, lang: Lang): string =>
  isNamed(table) ? translate(lang, `report:copy.sections.${table}`) : table.replaceAll('_', ' ')
const getTableOrder = (table: string): number =>
  isNamed(table) ? sections.indexOf(table) : sections.length

/** The copy as one page that any browser shows, without a connection. */
export function readablePage(
  tables: ReadonlyMap<string, readonly Row[]>,
  {
    lang,
    name,
    date,
    without,
  }: { lang: Lang; name: string; date: string; without: readonly string[] },
): string {
  const ordered = [...tables].toSorted(
    ([a], [b]) => getTableOrder(a) - getTableOrder(b) || a.localeCompare(b),
  )
  const words = (key: string, values: Record<string, string> = {}) =>
    escapeHtml(translate(lang, `report:copy.${key}`, values))
  const missing =
    without.length === 0
      ? ''
      : `<p>${words('tooLarge')}</p><ul>${without.map((file) => `<li><bdi>${escapeHtml(file)}</bdi></li>`).join('')}</ul>`
  const contents = ordered
    .map(
      ([table, rows]) =>
        `<li><a href="#${table}">${escapeHtml(getTitle(table, lang))}</a> (${rows.length})</li>`,
    )
    .join('')
  const body = ordered
    .map(
      ([table, rows]) =>
        `<h2 id="${table}">${escapeHtml(getTitle(table, lang))}</h2>${rows.map((row) => entry(row)).join('')}`,
    )
    .join('')
  return `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words('title')}</title><style>${style}</style></head><body><h1>${words('title')}</h1><p>${words('lead', { name, date })}</p><p>${words('recordings')}</p>${missing}<nav><ul>${contents}</ul></nav>${body}</body></html>`
}

const style =
  "body{font:16px/1.6 'IBM Plex Sans','IBM Plex Sans Arabic',Arial,sans-serif;max-width:900px;margin:32px auto;padding:0 20px;color:#10222b}h2{margin-top:40px;border-bottom:1px solid #dee5e8}table{width:100%;border-collapse:collapse;margin:12px 0 24px}td,th{text-align:start;vertical-align:top;padding:4px 8px;border-bottom:1px solid #eef2f4;overflow-wrap:anywhere}th{width:220px;font-weight:500;color:#51646e}pre{white-space:pre-wrap;margin:0;font:inherit}"

const entry = (row: Row): string =>
  `<table>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([column, value]) =>
        `<tr><th><bdi>${escapeHtml(column.replaceAll('_', ' '))}</bdi></th><td dir="auto">${shown(value)}</td></tr>`,
    )
    .join('')}</table>`

/** Text as it is; numbers, answers of yes or no, and what is put together as JSON says them. */
const shown = (value: unknown): string =>
  typeof value === 'string'
    ? escapeHtml(value)
    : `<pre dir="auto">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
