import type { AskedWalks } from '../graph/asked-walks'
import { counted } from '../words'

/**
 * Walks as a Playwright file for e2e/paths, which drives them through the real screens.
 *
 * @param command the command line that asked for the file
 */
export function walksPlaywright({ cases, asked, walks }: AskedWalks, command: string): string {
  const tests = walks.map(({ steps }, number) => ({
    title: `walk ${number + 1} of ${walks.length}, ${counted(steps.length, 'step')}`,
    steps: steps.map(({ event, taken }) => ({ event, takes: taken })),
  }))
  return [
    `// ${asked}`,
    `// Made by: ${command}`,
    "import { driveWalks } from './drive-walks'",
    '',
    `driveWalks(${JSON.stringify(cases.machine.id)}, ${JSON.stringify(tests, null, 2)})`,
  ].join('\n')
}
