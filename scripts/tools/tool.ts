/** Where a tool reads its settings and says what it did. */
export interface Terminal {
  env: Record<string, string | undefined>
  print: (line: string) => void
  complain: (line: string) => void
}

/** A command-line tool: what it was given, and the code that it ends with. */
export type Tool = (args: readonly string[], terminal: Terminal) => Promise<number>

/** Runs a tool as this process. */
export async function run(tool: Tool): Promise<void> {
  process.exitCode = await tool(process.argv.slice(2), {
    env: process.env,
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  })
}
