// npm run backup -- FOLDER, npm run restore -- FOLDER
import { backup } from './tools/backup'
import { run } from './tools/tool'

await run(backup)
