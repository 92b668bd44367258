// Node 20 does not hand a loader on to worker threads, so this thread learns TypeScript before it reads the worker.
import { register } from 'tsx/esm/api'

register()
await import('./remux.worker.ts')
