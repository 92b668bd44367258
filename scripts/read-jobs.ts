// npm run -s read:jobs -- FILE…
// Reads job advertisements (PDF, DOCX, text or a saved page) as the product reads them. For each file
// a line goes out: {"file", "status", "seconds", "title", "role", "employer", "places", "terms",
// "years", "closing_date", "skills", "missing"}. "status" is "read" or why nothing was; "role" is the
// taxonomy's role, null where the title names none; "missing" names what the text does not say.
import { readFile } from 'node:fs/promises'
import { loadTaxonomy } from '../server/content/taxonomy/taxonomy'
import type { Posting } from '../server/documents/posting/posting'
import { readPosting } from '../server/documents/posting/read-document'
import { printFiles } from './lib/print-files'

const taxonomy = loadTaxonomy()
const roles = new Map(taxonomy.occupations.map(({ id, en }) => [id, { id, name: en }]))

async function readOne(file: string) {
  const started = performance.now()
  const outcome = await readPosting(await readFile(file), taxonomy)
  const seconds = Number(((performance.now() - started) / 1000).toFixed(3))
  const posting = outcome.ok ? outcome.posting : null
  const facts = {
    title: posting?.title ?? null,
    role: roles.get(posting?.occupation ?? '') ?? null,
    employer: posting?.employer ?? null,
    places: posting?.places ?? [],
    terms: posting?.terms ?? [],
    years: posting?.experience ?? null,
    closing_date: posting?.closes_on ?? null,
    skills: posting?.skills.map(toSkill) ?? [],
  }
  const missing = Object.entries(facts).flatMap(([name, value]) =>
    value === null || (Array.isArray(value) && value.length === 0) ? [name] : [],
  )
  return { file, status: outcome.ok ? 'read' : outcome.failure, seconds, ...facts, missing }
}

const toSkill = ({ ref_skill: id, name, importance }: Posting['skills'][number]) => ({
  id: id ?? null,
  name,
  importance,
})

await printFiles('npm run -s read:jobs -- FILE…', readOne)
