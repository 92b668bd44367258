import { runWorkerSource } from '../../jobs/worker-source.dev.mjs'

await runWorkerSource(new URL('./score.worker.ts', import.meta.url).href)
