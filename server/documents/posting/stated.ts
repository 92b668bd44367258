import { dayIn } from './closing-date'
import { toText } from './page'
import { cityIn } from './places'
import type { Stated } from './read-posting'
import { jobTypeIn, modeIn } from './terms'

type Data = Record<string, unknown>

export interface StatedPosting {
  stated: Stated
  /** The text to read skills from: the description and what is listed beside it. */
  text: string
}

/** The first schema.org JobPosting anywhere in a page's data; null if there is none. */
export function statedIn(data: readonly unknown[]): StatedPosting | null {
  const job = jobIn(data, 6)
  if (job === null) return null
  const place = toAddress(job.jobLocation)
  const description = toText(words(job.description))
  const lists = [
    ['Responsibilities', words(job.responsibilities)],
    [
      'Requirements',
      [
        words(job.qualifications),
        readRequirements(job.experienceRequirements),
        words(job.educationRequirements),
      ]
        .filter(Boolean)
        .join('\n'),
    ],
    ['Skills', words(job.skills)],
  ] as const
  // What the description says already is not said twice.
  const remainder = lists.flatMap(([heading, text]) =>
    text === '' || description.includes(text.slice(0, 60)) ? [] : [`${heading}\n${toText(text)}`],
  )
  return {
    stated: {
      title: toText(words(job.title)).slice(0, 200) || null,
      employer: toText(words(job.hiringOrganization)).slice(0, 200) || null,
      place,
      city: cityIn(place),
      job_type: jobTypeIn(words(job.employmentType)),
      availability_mode: /telecommute/i.test(words(job.jobLocationType))
        ? 'online'
        : modeIn(description),
      experience: readMonths(job.experienceRequirements),
      industryName: words(job.industry) || null,
      closes_on: dayIn(words(job.validThrough)),
    },
    text: [description, ...remainder].filter(Boolean).join('\n\n'),
  }
}

function jobIn(value: unknown, depth: number): Data | null {
  if (depth === 0 || typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value) && types(value as Data).includes('JobPosting')) return value as Data
  for (const held of Object.values(value)) {
    const found = jobIn(held, depth - 1)
    if (found !== null) return found
  }
  return null
}

const types = (value: Data): unknown[] =>
  Array.isArray(value['@type']) ? value['@type'] : [value['@type']]

/** Text, or a list or a named thing as text. */
function words(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return ''
  return words((value as Data).name) || words((value as Data).description)
}

function toAddress(value: unknown): string {
  if (Array.isArray(value)) return value.map(toAddress).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return words(value)
  const { address } = value as Data
  if (typeof address !== 'object' || address === null) return words(address) || words(value)
  const { addressLocality, addressRegion } = address as Data
  return [words(addressLocality), words(addressRegion)].filter(Boolean).join(', ')
}

/** Experience as months, which is how it is given where it is a number. */
function readMonths(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null
  const months = Number((value as Data).monthsOfExperience)
  return Number.isFinite(months) && months >= 0 ? Math.min(60, Math.ceil(months / 12)) : null
}

const readRequirements = (value: unknown): string =>
  typeof value === 'string' && /experience|خبر/iu.test(value) ? value : ''
