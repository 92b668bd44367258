// npm run -s rank -- --jobs DIR --resumes DIR
// Ranks the resumes of one folder for each job advertisement of another, read and matched as the
// product does it. For each job a line goes out: {"job", "ranking": [{"resume", "score",
// "explanation"}]}, the best first. A file that cannot be read is named on the error output and
// ranked nowhere.
import { parseArgs } from 'node:util'
import { filesIn, rankFolders } from './tools/rank'

const { values } = parseArgs({ options: { jobs: { type: 'string' }, resumes: { type: 'string' } } })

if (values.jobs === undefined || values.resumes === undefined) {
  console.error('Name both folders: npm run -s rank -- --jobs DIR --resumes DIR')
  process.exitCode = 1
} else {
  const { lines, unread } = await rankFolders(
    await filesIn(values.jobs),
    await filesIn(values.resumes),
    new Date(),
  )
  for (const line of lines) console.log(JSON.stringify(line))
  for (const { name, reason } of unread) console.error(`${name}: ${reason}`)
}
