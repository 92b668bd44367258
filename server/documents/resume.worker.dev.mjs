import { runWorkerSource } from '../jobs/worker-source.dev.mjs'

await runWorkerSource(new URL('./resume.worker.ts', import.meta.url).href)
