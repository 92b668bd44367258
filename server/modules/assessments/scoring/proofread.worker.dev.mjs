// Under tsx and in tests this process reads its TypeScript source; the built server has it as JavaScript.
import { register } from 'tsx/esm/api'

register()
await import('./proofread.worker.ts')
