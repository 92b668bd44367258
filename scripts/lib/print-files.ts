/**
 * What is read of each file of the command line, a line of JSON each. A file that cannot be opened is
 * named on the error output, and without files `usage` says how to name them; both end in exit 1.
 */
export async function printFiles(
  usage: string,
  readOne: (file: string) => Promise<unknown>,
): Promise<void> {
  const files = process.argv.slice(2)
  if (files.length === 0) {
    console.error(`Name at least one file: ${usage}`)
    process.exitCode = 1
  }
  for (const file of files) {
    try {
      console.log(JSON.stringify(await readOne(file)))
    } catch (error) {
      console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  }
}
