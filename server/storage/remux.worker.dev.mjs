import { runWorkerSource } from '../jobs/worker-source.dev.mjs'

await runWorkerSource(new URL('./remux.worker.ts', import.meta.url).href)
