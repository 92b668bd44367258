// npm run -s read:resumes -- FILE…
// Reads resumes (PDF, DOCX or text) as the product reads them. For each file a line goes out: {"file",
// "status", "seconds", "from_picture", "name", "emails", "phones", "links", "jobs", "education",
// "languages", "skills"}. "status" is "read" or why nothing was; "from_picture" is true where letters
// were recognised in pictures. Of a job: "title", "employer", "from", "to"; of a
// study: "degree", "field", "place", "from", "to"; dates are yyyy-mm, yyyy or "present".
import { readFile } from 'node:fs/promises'
import { loadTaxonomy } from '../server/content/taxonomy/taxonomy'
import { parseResume } from '../server/documents/parse-resume'
import type { EducationEntry, ResumeProfile } from '../server/documents/resume-profile'
import { printFiles } from './lib/print-files'

const taxonomy = loadTaxonomy()

async function readOne(file: string) {
  const started = performance.now()
  const outcome = await parseResume({ bytes: await readFile(file), filename: file }, taxonomy)
  const seconds = Number(((performance.now() - started) / 1000).toFixed(3))
  const facts = outcome.ok
    ? { from_picture: outcome.fromPicture, ...getFacts(outcome.profile) }
    : {}
  return { file, status: outcome.ok ? 'read' : outcome.failure, seconds, ...facts }
}

const getFacts = (profile: ResumeProfile) => ({
  name: profile.name,
  emails: profile.emails,
  phones: profile.phones,
  links: profile.links,
  jobs: profile.work_history_detailed.map(({ title, employer, start, end }) => ({
    title,
    employer,
    from: start,
    to: end,
  })),
  education: profile.education.map((study) => ({
    degree: wholeDegree(study),
    field: study.field,
    place: study.institution,
    from: study.start,
    to: study.end,
  })),
  languages: profile.languages,
  skills: profile.skills.map(({ name, ref_skill: id, evidence }) => ({ name, id, evidence })),
})

/** A degree with its field, which the profile keeps apart. */
const wholeDegree = ({ degree, field }: EducationEntry): string | null =>
  degree === null || field === null || degree.includes(field) ? degree : `${degree} ${field}`

await printFiles('npm run -s read:resumes -- FILE…', readOne)
