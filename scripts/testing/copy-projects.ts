import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const isProject = (name: string) => /^tsconfig\b.*\.json$/.test(name)

/**
 * Copies every TypeScript project's settings, without its files: a project whose neighbour is
 * missing cannot be read by any tool.
 */
export function copyProjects(from: string, to: string): void {
  const folders = readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  for (const folder of ['.', ...folders])
    for (const name of readdirSync(join(from, folder)).filter(isProject))
      cpSync(join(from, folder, name), join(to, folder, name))
}
