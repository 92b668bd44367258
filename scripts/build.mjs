// npm run build: everything, whether stale or not.
import { buildWhatIsStale } from './lib/build.mjs'

await buildWhatIsStale({ force: !process.argv.includes('--stale') }).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
