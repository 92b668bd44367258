// npm run end-sessions -- EMAIL
import { endSessions } from './tools/end-sessions'
import { run } from './tools/tool'

await run(endSessions)
