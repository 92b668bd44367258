import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { setTimeout as pause } from 'node:timers/promises'

// Says that it is ready, and asks a server every 20 ms whether it is there, until it is told to
// stop; then it says how long each answer took, in milliseconds. In a thread of its own, so that it
// waits for nothing else that a test does.

const { url, pid } = workerData

/**
 * How long the machine has let the server wait for a processor, where it says so: other tests run
 * beside the one that asks, which is not the server's fault.
 */
function waited() {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1_000_000
  } catch {
    return 0
  }
}

const took = []

async function ask() {
  const [from, waitedBefore] = [performance.now(), waited()]
  const response = await fetch(`${url}/health`)
  await response.arrayBuffer()
  took.push(performance.now() - from - (waited() - waitedBefore))
}

// The first one learns the way, and is not counted.
await ask()
took.length = 0
parentPort.postMessage('ready')
let isDone = false
parentPort.once('message', () => (isDone = true))
const asking = []
while (!isDone) {
  asking.push(ask())
  await pause(20)
}
await Promise.all(asking)
parentPort.postMessage(took)
