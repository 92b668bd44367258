// npm run admin -- EMAIL
import { admin } from './tools/admin'
import { run } from './tools/tool'

await run(admin)
