// Generated jobs and candidates for bench/matching.ts: everybody and every job has a role of the
// taxonomy and most of its skills, with some others, so that a few skills are everybody's and most
// are rare, as in life. Every fifth job is one that the taxonomy does not know, and everybody has words
// of their work. The same at every run.
import { sql } from 'drizzle-orm'
import { loadTaxonomy, type Occupation } from '../server/content/taxonomy/taxonomy'
import type { Db } from '../server/db/db'
import { newId } from '../server/db/id'
import { jobs } from '../server/modules/jobs/jobs.table'
import { companies } from '../server/modules/users/users.table'
import { getWords, wordKey } from '../server/modules/matching/words/words.rules'
import { sectorId } from '../server/modules/users/user.rules'

const { occupations, skills } = loadTaxonomy()
/** The words of all skills, as what anybody says of their work. */
const vocabulary = [
  ...new Map(skills.flatMap(({ en }) => getWords(en).map((word) => [word.root, word]))).values(),
]
const cities = ['abu_dhabi', 'dubai', 'sharjah', 'al_ain'] as const

/** Numbers from 0 to 1 that look random and are the same every time (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)] as Value
/** The first ones far more often than the last. */
const pickCommon = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() ** 3 * values.length)] as Value

const pickSkills = (
  role: Occupation,
  random: () => number,
  essential: number,
  optional: number,
): string[] => [
  ...role.essential.filter(() => random() < essential),
  ...role.optional.filter(() => random() < optional),
]

export async function addJobs(db: Db, count: number): Promise<void> {
  const random = numbers(1)
  const now = new Date()
  const companyIds = Array.from({ length: 200 }, () => newId())
  await db.insert(companies).values(
    companyIds.map((id, at) => ({
      id,
      name: `Company ${at}`,
      size: 50,
      industry: 'Services',
      location: 'Abu Dhabi',
      description: 'A company that was generated to be measured with.',
      createdAt: now,
    })),
  )
  for (let done = 0; done < count; done += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - done) }, (_, at) =>
      jobRow(pick(companyIds, random), done + at, now, random),
    )
    await db.insert(jobs).values(rows)
  }
}

function jobRow(
  companyId: string,
  at: number,
  now: Date,
  random: () => number,
): typeof jobs.$inferInsert {
  const role = pick(occupations, random)
  const required = new Set(pickSkills(role, random, 0.8, 0.2))
  const preferred = [...pickSkills(role, random, 0.1, 0.3), pickCommon(skills, random).id].filter(
    (key) => !required.has(key),
  )
  const asked = (key: string, importance: 'required' | 'preferred') => ({
    ref_skill: key,
    name: key,
    importance,
    required_level: 50 + 10 * Math.floor(random() * 5),
  })
  const isUnknown = at % 5 === 4
  const said = Array.from({ length: 40 }, () => pickCommon(vocabulary, random).written)
  return {
    id: newId(now.getTime() - at * 60_000),
    companyId,
    title: isUnknown ? said.slice(0, 3).join(' ') : role.en,
    industry: 'services',
    sector: sectorId(role.sector ?? 'government'),
    occupation: isUnknown ? null : role.id,
    jobType: random() < 0.8 ? 'full_time' : 'part_time',
    availabilityMode: 'on_site',
    city: pick(cities, random),
    experience: Math.floor(random() * 8),
    skills: isUnknown
      ? said.slice(3, 11).map((name) => ({
          ref_skill: null,
          name: `${name} ${role.id}`,
          importance: 'required' as const,
          required_level: 60,
        }))
      : [
          ...[...required].map((key) => asked(key, 'required')),
          ...[...new Set(preferred)].map((key) => asked(key, 'preferred')),
        ],
    description: isUnknown
      ? said.join(' ')
      : 'What is done in this role, in some sentences that nobody has to read. '.repeat(4),
    source: 'form',
    status: 'published',
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
  }
}

/**
 * Indexed candidates with their accounts; their papers are left out, as ranking reads what is
 * indexed.
 */
export async function addCandidates(db: Db, count: number): Promise<void> {
  const random = numbers(2)
  for (let done = 0; done < count; done += 5000) {
    const rows = Array.from({ length: Math.min(5000, count - done) }, () => candidateRow(random))
    const column = (of: (row: ReturnType<typeof candidateRow>) => string) =>
      sql.param(rows.map(of).join('\n'))
    await db.execute(sql`
      insert into candidate_index (user_id, seq, listed, skills, levels, occupations, months, current_title, held)
      select id::uuid, nextval('match_changes'), true, string_to_array(skills, ' '), string_to_array(levels, ' ')::smallint[], array[role], months::int, role,
        (select jsonb_agg(jsonb_build_object('key', key, 'name', key, 'level', level::int, 'source', 'resume', 'evidence', 'Skills: ' || key)) from unnest(string_to_array(skills, ' '), string_to_array(levels, ' ')) as held(key, level) where key not like '=%')
      from (select string_to_table(${column(({ id }) => id)}, e'\n') as id, string_to_table(${column((row) => row.skills.join(' '))}, e'\n') as skills, string_to_table(${column((row) => row.levels.join(' '))}, e'\n') as levels,
        string_to_table(${column(({ role }) => role)}, e'\n') as role, string_to_table(${column(({ months }) => String(months))}, e'\n') as months) as given`)
    await db.execute(sql`
      insert into users (id, email, email_key, first_name, last_name, role_name, is_email_confirmed, approval_status, created_at)
      select user_id, ordinal || '@bench.example', ordinal || '@bench.example', 'Candidate', ordinal::text, 'individual', true, 'APPROVED', now() from candidate_index
      where user_id in (select string_to_table(${column(({ id }) => id)}, e'\n')::uuid)`)
  }
  await db.execute(sql`analyze`)
}

function candidateRow(random: () => number) {
  const role = pick(occupations, random)
  const held = [
    ...new Set([
      ...pickSkills(role, random, 0.7, 0.25),
      ...Array.from({ length: 3 }, () => pickCommon(skills, random).id),
    ]),
  ]
  const words = new Set(
    Array.from({ length: 40 }, () => wordKey(pickCommon(vocabulary, random).root)),
  )
  return {
    id: newId(),
    role: role.id,
    skills: [...held, ...words],
    levels: [
      ...held.map(() => 60 + 5 * Math.floor(random() * 9)),
      ...[...words].map(() => 40 + Math.floor(random() * 40)),
    ],
    months: Math.floor(random() * 180),
  }
}
