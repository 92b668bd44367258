// npm run taxonomy -- import FOLDER --out FILE, npm run taxonomy -- check FILE
import { taxonomy } from './tools/taxonomy'
import { run } from './tools/tool'

await run(taxonomy)
