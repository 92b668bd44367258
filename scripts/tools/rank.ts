import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadTaxonomy } from '../../server/content/taxonomy/taxonomy'
import { parseResume } from '../../server/documents/parse-resume'
import { readPosting } from '../../server/documents/posting/read-document'
import { jobOfPosting } from '../../server/modules/jobs/jobs.rules'
import {
  candidateFacts,
  toIndexedFacts,
  toMonthNumber,
} from '../../server/modules/matching/candidate-facts.rules'
import { getJobFacts } from '../../server/modules/matching/job-facts.rules'
import { JobIndex } from '../../server/modules/matching/index/job-index'
import {
  type CandidateFacts,
  type Fit,
  type JobFacts,
  toFit,
  toScore,
} from '../../server/modules/matching/matching.rules'
import { buildRelatedSkills } from '../../server/modules/matching/related-skills.rules'
import { makeSkillWords } from '../../server/modules/matching/words/skill-words.rules'

export interface NamedFile {
  name: string
  bytes: Uint8Array
}

interface RankedJob {
  job: string
  ranking: { resume: string; score: number; explanation: string }[]
}

/** The files of a folder with their bytes, by name; hidden ones are left out. */
export async function filesIn(folder: string): Promise<NamedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted()
  return Promise.all(
    names.map(async (name) => ({
      name,
      bytes: new Uint8Array(await readFile(join(folder, name))),
    })),
  )
}

const taxonomy = loadTaxonomy()
const relatedSkills = buildRelatedSkills(taxonomy)
const words = { relatedSkills, ...makeSkillWords(taxonomy) }

/**
 * Each job with all resumes, the best first and of equals by name. How rare a skill is is counted
 * over these jobs. `now` ends work that goes on.
 */
export async function rankFolders(
  jobFiles: readonly NamedFile[],
  resumeFiles: readonly NamedFile[],
  now: Date,
): Promise<{ lines: RankedJob[]; unread: { name: string; reason: string }[] }> {
  const unread: { name: string; reason: string }[] = []
  const jobs: { name: string; facts: JobFacts }[] = []
  for (const { name, bytes } of jobFiles) {
    const read = await readPosting(bytes, taxonomy)
    if (read.ok)
      jobs.push({
        name,
        facts: getJobFacts(jobOfPosting(read.posting, '', taxonomy), relatedSkills),
      })
    else unread.push({ name, reason: read.failure })
  }
  const people: { name: string; facts: CandidateFacts }[] = []
  for (const { name, bytes } of resumeFiles) {
    const read = await parseResume({ bytes, filename: name }, taxonomy)
    if (read.ok)
      people.push({
        name,
        facts: candidateFacts(
          toIndexedFacts(read.profile, [], toMonthNumber(now), words),
          toMonthNumber(now),
        ),
      })
    else unread.push({ name, reason: read.failure })
  }
  const { rarity } = indexJobs(jobs)
  const lines = jobs.map(({ name, facts }) => ({
    job: name,
    ranking: people
      .map((person) => {
        const fit = toFit(facts, person.facts, { rarity, relatedSkills })
        return { resume: person.name, score: toScore(fit.points), explanation: explain(fit) }
      })
      .toSorted((a, b) => b.score - a.score || (a.resume < b.resume ? -1 : 1)),
  }))
  return { lines, unread }
}

function indexJobs(jobs: readonly { name: string; facts: JobFacts }[]): JobIndex {
  const index = new JobIndex(relatedSkills)
  index.put(
    jobs.map(({ name, facts }) => ({
      id: name,
      job: {
        id: name,
        facts,
        title: '',
        sector: null,
        city: null,
        jobType: null,
        closesOn: null,
        publishedDay: 0,
      },
    })),
  )
  return index
}

/** What the score is made of, in words; the parts add up to it. */
function explain({ skills, words, wordPoints, titlePoints, experiencePoints }: Fit): string {
  const met = skills
    .filter(({ points }) => points > 0)
    .map(({ wanted, held, relation, points, words: shared }) =>
      relation === 'exact'
        ? `${wanted.name} ${toScore(points)}`
        : `${wanted.name} ${toScore(points)} (${relation}: ${held?.name ?? shared.join(' ')})`,
    )
  const lacking = skills
    .filter(({ points, missing }) => points === 0 && missing > 0)
    .map(({ wanted }) => wanted.name)
  return [
    `skills: ${met.join(', ') || 'none'}`,
    ...(wordPoints > 0 ? [`words in common ${toScore(wordPoints)}: ${words.join(', ')}`] : []),
    `title ${toScore(titlePoints)}`,
    `experience ${toScore(experiencePoints)}`,
    ...(lacking.length > 0 ? [`not shown: ${lacking.join(', ')}`] : []),
  ].join('; ')
}
