import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Milliseconds that the work below takes on a quiet machine of two cores (AMD EPYC, Node 20). */
const quiet = 400

/** Work of the kind that tests do: objects made and thrown away, texts, a little arithmetic. */
const work = `
  const { parentPort } = require('node:worker_threads')
  let sum = 0
  for (let round = 0; round < 300; round += 1) {
    const rows = Array.from({ length: 2000 }, (_, at) => ({ at, name: 'row ' + (at * 7919) % 1009 }))
    const text = JSON.stringify(rows.sort((a, b) => (a.name < b.name ? -1 : 1)))
    sum += JSON.parse(text).length + text.replace(/row (\\d+)/g, '$1').length
  }
  parentPort.postMessage(sum)
`

/**
 * How many times slower than a quiet machine this one is now, at least 1. Every core works while it
 * is measured, as every core does in a run.
 */
export async function measurePatience() {
  const started = performance.now()
  await Promise.all(Array.from({ length: availableParallelism() }, runOnce))
  return Math.max(1, (performance.now() - started) / quiet)
}

const runOnce = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(work, { eval: true })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
