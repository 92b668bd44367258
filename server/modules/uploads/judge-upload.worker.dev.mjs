import { runWorkerSource } from '../../jobs/worker-source.dev.mjs'

await runWorkerSource(new URL('./judge-upload.worker.ts', import.meta.url).href)
