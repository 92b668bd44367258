import type { AskedWalks } from './asked-walks'
import { counted } from './words'

/**
 * Walks as a Playwright file, to lie in e2e/paths, that drives them through the real screens.
 *
 * @param command what was typed to get the file
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
