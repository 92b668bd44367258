// What the scorer makes of texts that were made to deceive it, and of honest answers beside them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { getWritingTask } from '../scripts/lib/writing-tasks'
import type { WritingEvaluator } from '../server/modules/scoring/writing/writing'

const fileSchema = z.array(z.object({ class: z.string(), task: z.string(), text: z.string() }))

/** A mark below this is none that anybody gains by. */
const lowMark = 30

interface Judged {
  made: string
  isHonest: boolean
  isLow: boolean
  isRefused: boolean
  waits: boolean
}

/** gaming*.json holds texts made to deceive, honest*.json answers of learners in the same shape. */
async function readJudged(folder: string, evaluator: WritingEvaluator): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const file of readdirSync(folder).filter((name) => /^(gaming|honest).*\.json$/.test(name)))
    for (const { class: made, task, text } of fileSchema.parse(
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    )) {
      const asked = getWritingTask(task)
      const criteria = await evaluator.evaluate({ question_id: task, text, asked })
      const mark = criteria.reduce((sum, { score }) => sum + (score ?? 0), 0) / criteria.length
      const waits = criteria.some(({ provisional }) => provisional)
      const hasReason = criteria.some(({ evidence }) =>
        evidence.some(({ kind }) => kind === 'reason'),
      )
      const isHonest = file.startsWith('honest') || made.startsWith('honest')
      judged.push({ made, isHonest, waits, isLow: mark < lowMark, isRefused: hasReason && !waits })
    }
  return judged
}

const shareIn = (texts: readonly Judged[], is: (text: Judged) => boolean): string => {
  const found = texts.filter(is).length
  const percent = texts.length === 0 ? 0 : (100 * found) / texts.length
  return `${found} of ${texts.length} (${percent.toFixed(1)} %)`
}

/** Prints how many are caught, by what they were made as, and how many honest ones suffer. */
export async function reportGaming(folder: string, evaluator: WritingEvaluator): Promise<void> {
  const judged = await readJudged(folder, evaluator)
  if (judged.length === 0) return console.log('no gaming*.json: nothing made to deceive was tried')
  const isCaught = ({ isLow, waits }: Judged) => isLow || waits
  const deceiving = judged.filter(({ isHonest }) => !isHonest)
  const honest = judged.filter(({ isHonest }) => isHonest)
  console.log(`made to deceive, under ${lowMark} or waiting: ${shareIn(deceiving, isCaught)}`)
  for (const made of [...new Set(deceiving.map((text) => text.made))].sort()) {
    const alike = deceiving.filter((text) => text.made === made)
    console.log(`  ${made.padEnd(32)} ${shareIn(alike, isCaught)}`)
  }
  if (honest.length === 0) return console.log('no honest*.json: no honest answer was tried')
  console.log(`honest, refused: ${shareIn(honest, ({ isRefused }) => isRefused)}`)
  console.log(`honest, waiting for a reviewer: ${shareIn(honest, ({ waits }) => waits)}`)
}
