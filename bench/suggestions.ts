// How often the skill that a phrase means is suggested first and among the first five, where the
// taxonomy has not the phrase word for word; phrases that it has are left out. FILE has a line of
// JSON for each phrase: {"text": "…", "skill": "the id of the skill, or its label"}. With
// TAXONOMY_FILE another taxonomy is asked. Run: npx tsx bench/suggestions.ts FILE
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { z } from 'zod'
import { searchSkills } from '../server/content/taxonomy/similar-skills'
import { findSkills } from '../server/content/taxonomy/skill-by-name'
import { loadTaxonomy, readTaxonomy } from '../server/content/taxonomy/taxonomy'

const phrase = z.object({ text: z.string(), skill: z.string() })

function main([file]: string[]): void {
  if (file === undefined) throw new Error('Name a file: npx tsx bench/suggestions.ts FILE')
  const own = process.env.TAXONOMY_FILE
  const { skills } =
    own === undefined
      ? loadTaxonomy()
      : readTaxonomy(JSON.parse(readFileSync(own, 'utf8')), own, { strict: false })
  const find = findSkills(skills)
  const ids = new Set(skills.map(({ id }) => id))
  const phrases = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => phrase.parse(JSON.parse(line)))
    .filter(({ text }) => find(text) === null)
  const began = performance.now()
  const search = searchSkills(skills)
  search('warm', 5)
  const built = performance.now() - began
  const asked = phrases.map(({ text, skill }) => {
    const meant = ids.has(skill) ? skill : find(skill)?.id
    if (meant === undefined) throw new Error(`${file}: “${skill}” is no skill of this taxonomy.`)
    const start = performance.now()
    const found = search(text, 5)
    const took = performance.now() - start
    return { text, skill, took, place: found.findIndex(({ id }) => id === meant), found }
  })
  if (process.argv.includes('--misses'))
    for (const { text, skill, place, found } of asked)
      if (place !== 0) console.log(`${text} → ${skill}: ${found.map(({ id }) => id).join(', ')}`)
  const share = (fits: (place: number) => boolean) =>
    (asked.filter(({ place }) => fits(place)).length / asked.length).toFixed(2)
  const times = asked.map(({ took }) => took).toSorted((a, b) => a - b)
  const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(1)
  console.log(`${skills.length} skills, ${asked.length} phrases`)
  console.log(`first ${share((place) => place === 0)}, among five ${share((place) => place >= 0)}`)
  console.log(`index ${built.toFixed(0)} ms, a phrase p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]?.toFixed(1)}`,
  )
}

main(process.argv.slice(2))
