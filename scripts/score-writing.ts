// npm run -s score:writing -- IN.jsonl
// Scores texts as attempts are scored. Each line of the file is {"id", "task", "text"}: `task` is the
// id of a writing task, or null for a text by itself, whose subject and length are not judged. For
// each a line goes out: {"id", "overall", "band", "criteria", "reasons", "review"}.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { toScore } from '../server/modules/scoring/evidence'
import { proofread } from '../server/modules/scoring/writing/proofread'
import { embeddedWriting } from '../server/modules/scoring/writing/writing'
import { toOverallBand } from '../server/modules/scoring/writing/writing-model'
import { getWritingTask } from './lib/writing-tasks'

const lineSchema = z.strictObject({
  id: z.union([z.string(), z.number()]),
  task: z.string().nullable(),
  text: z.string(),
})

const evaluator = embeddedWriting(proofread)

async function scoreLine(line: string) {
  const { id, task, text } = lineSchema.parse(JSON.parse(line))
  const asked = task === null ? null : getWritingTask(task)
  const criteria = await evaluator.evaluate({ question_id: task ?? '', text, asked })
  const scores = criteria.map(({ score }) => score ?? 0)
  const overall = toScore(scores.reduce((sum, score) => sum + score, 0) / scores.length)
  return {
    id,
    overall,
    band: toOverallBand(overall),
    criteria: Object.fromEntries(criteria.map(({ key, score }) => [key, score])),
    reasons: (criteria[0]?.evidence ?? [])
      .filter(({ kind }) => kind === 'reason')
      .map(({ code }) => code),
    review: criteria.some(({ provisional }) => provisional),
  }
}

const toMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

async function main(path: string | undefined): Promise<void> {
  if (path === undefined)
    throw new Error('Name a file with one JSON object {"id", "task", "text"} on each line.')
  let number = 0
  for await (const line of createInterface({ input: createReadStream(path) })) {
    number += 1
    if (line.trim() === '') continue
    try {
      console.log(JSON.stringify(await scoreLine(line)))
    } catch (error) {
      console.error(`${path}, line ${number}: ${toMessage(error)}`)
      process.exitCode = 1
    }
  }
}

main(process.argv[2]).then(
  // Harper's threads would keep the process.
  () => process.exit(),
  (error: unknown) => {
    console.error(toMessage(error))
    process.exit(1)
  },
)
