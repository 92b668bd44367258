// What scoring a text costs: the time of each step as a ratio to reading the text (sentences,
// words, parts of speech), in one run, and the peak memory.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { coherenceOf } from '../server/modules/scoring/coherence'
import { seeded, shuffled, texts } from '../server/modules/scoring/fixtures/texts'
import { ownWordsOf } from '../server/modules/scoring/own-words'
import { proofread } from '../server/modules/scoring/proofread'
import { readText } from '../server/modules/scoring/reading'
import { vocabularyOf } from '../server/modules/scoring/vocabulary'
import { embeddedWriting } from '../server/modules/scoring/writing'

const rounds = 10
const plain = texts.map(({ sentences }) => sentences.join(' '))
const nothing = readText('')
const readings = plain.map((text) => ownWordsOf(readText(text), nothing).reading)

/** Mean milliseconds a text, over all texts and rounds. */
async function mean(step: (index: number) => unknown): Promise<number> {
  const from = performance.now()
  for (let round = 0; round < rounds; round += 1)
    for (const index of plain.keys()) await step(index)
  return (performance.now() - from) / (rounds * plain.length)
}

/** Peak resident memory where the system tells it (Linux), else 0. */
function peakMegabytes(): number {
  if (process.platform !== 'linux') return 0
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Math.round(Number(kilobytes ?? 0) / 1024)
}

async function main(): Promise<void> {
  const writing = embeddedWriting(proofread)
  const task = (index: number) => ({
    question_id: 'w',
    prompt: '',
    text: plain[index] ?? '',
    min_words: 100,
    max_words: 150,
  })

  const started = performance.now()
  await proofread('One sentence.')
  const cold = performance.now() - started

  await mean((index) => readText(plain[index] ?? ''))
  const baseline = await mean((index) => readText(plain[index] ?? ''))
  const steps: [string, number][] = [
    ['reading (the baseline)', baseline],
    ['coherence', await mean((index) => coherenceOf(readings[index] ?? nothing, 'w'))],
    ['vocabulary', await mean((index) => vocabularyOf(readings[index] ?? nothing, () => false))],
    // A text that the engine has not seen: it keeps what it worked out for sentences it knows.
    ['proofreading', await mean((index) => proofread(`${plain[index]} ${Math.random()}`))],
    ['a whole evaluation', await mean((index) => writing.evaluate(task(index)))],
  ]
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${plain.length} texts, ${rounds} rounds`,
  )
  for (const [name, milliseconds] of steps)
    console.log(
      `${name.padEnd(28)} × ${(milliseconds / baseline).toFixed(2)}   ${milliseconds.toFixed(2)} ms a text`,
    )
  console.log(`loading the engines, first text: ${(cold / 1000).toFixed(1)} s`)
  console.log(`peak memory: ${peakMegabytes()} MB`)
  sayShuffles()
}

/** How often a random order scores lower than the written one; the test asks for 95 % no higher. */
function sayShuffles(): void {
  const random = seeded(1)
  const score = (sentences: readonly string[]) =>
    coherenceOf(ownWordsOf(readText(sentences.join(' ')), nothing).reading, 'w').score
  const differences = texts.flatMap(({ sentences }) => {
    const written = score(sentences)
    return Array.from({ length: 100 }, () => score(shuffled(sentences, random)) - written)
  })
  const share = (is: (difference: number) => boolean) =>
    ((100 * differences.filter(is).length) / differences.length).toFixed(1)
  console.log(
    `${differences.length} shuffles: ${share((difference) => difference < -1e-9)} % lower, ${share((difference) => Math.abs(difference) <= 1e-9)} % equal, ${share((difference) => difference > 1e-9)} % higher`,
  )
}

await main()
