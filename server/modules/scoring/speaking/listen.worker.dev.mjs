import { runWorkerSource } from '../../../jobs/worker-source.dev.mjs'

await runWorkerSource(new URL('./listen.worker.ts', import.meta.url).href)
