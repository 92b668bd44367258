import { runWorkerSource } from '../../../jobs/worker-source.dev.mjs'

await runWorkerSource(new URL('./proofread.worker.ts', import.meta.url).href)
