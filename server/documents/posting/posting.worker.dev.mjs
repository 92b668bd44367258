import { runWorkerSource } from '../../jobs/worker-source.dev.mjs'

await runWorkerSource(new URL('./posting.worker.ts', import.meta.url).href)
