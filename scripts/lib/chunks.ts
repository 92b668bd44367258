import { join } from 'node:path'
import { root } from './paths.mjs'

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** The file that a module comes in, by its name; null for none of this group. */
type ChunkNamer = (id: string, graph: Graph) => string | null

const needed = new Map<string, Set<string>>()

/**
 * All modules that a module imports, directly or through others, which are needed before it runs.
 */
function neededBy(path: string, graph: Graph): Set<string> {
  let found = needed.get(path)
  if (found === undefined) {
    needed.set(path, (found = new Set([join(root, path)])))
    for (const id of found)
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

const isNeeded = (id: string, graph: Graph) => (path: string) => neededBy(path, graph).has(id)

/**
 * The frames around pages, the first pages after login, and visitors' pages that share code with
 * them.
 */
const frames = ['candidate', 'recruiter', 'public', 'settings'].map(
  (area) => `src/app/layouts/${area}-shell.tsx`,
)
const homes = ['candidate', 'recruiter'].map(
  (area) => `src/screens/${area}/dashboard/dashboard.screen.tsx`,
)
const open = ['src/screens/auth/faqs/faqs.screen.tsx', 'src/screens/public/job/job.screen.tsx']

/**
 * The words that people read first when they have logged in, in either language: in few files, as
 * they are asked for together.
 */
const words: Record<string, readonly string[]> = {
  homes: ['notifications', 'jobs'],
  candidate: ['candidate', 'courses', 'onboarding', 'survey'],
  recruiter: ['recruiter', 'figures', 'posting'],
}

function getWords(id: string): string | null {
  const [, language, area = ''] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(id) ?? []
  const file = Object.keys(words).find((name) => words[name]?.includes(area))
  return file === undefined ? null : `words-${file}-${language}`
}

/** The translations' package also holds what only some pages use. */
const translations = /node_modules\/(?:react-i18next|html-parse-stringify)\//

/**
 * The modules that style Chakra's components: login uses none, but the start imports the file that
 * exports all of Chakra's styling.
 */
const componentStyles = /styled-system\/(?:create|use)-(?:slot-)?recipe/

/**
 * Assigns modules to files. Code that people need first is in a few files that are requested at
 * once: dozens of small ones compressed worse and needed another round trip. The first entry that
 * fits takes a module together with its imports. So code that visitors' pages share comes before
 * the homes, and nobody loads a home that is not theirs.
 */
const inOrder: (
  ChunkNamer | { name: string | ChunkNamer; test?: RegExp; minShareCount?: number }
)[] = [
  // Small, so that it is there before all else and asks for it.
  (id, graph) => (isNeeded(id, graph)('src/main.ts') ? 'ahead' : null),
  (id, graph) =>
    isNeeded(id, graph)('src/app/start.tsx') && !translations.test(id) && !componentStyles.test(id)
      ? 'app'
      : null,
  // With these a tab asks who is here, before anything else; a visitor's first page makes no call.
  // The key that a sign-in is proven with comes with the first of them.
  {
    name: 'calls',
    test: /src\/api\/(?!browser-key)|node_modules\/openapi-fetch\/|machines\/(?:shared|session\/answers)/,
  },
  getWords,
  (id, graph) =>
    isNeeded(id, graph)('src/app/query-client.ts') ||
    isNeeded(id, graph)('src/app/with-queries.tsx')
      ? 'queries'
      : null,
  // Code that eight modules share is needed by nearly all pages. It has its own file, so that no
  // home waits for the forms of other pages.
  {
    name: (id, graph) => ([...frames, ...homes].some(isNeeded(id, graph)) ? 'home-shared' : null),
    minShareCount: 8,
  },
  { name: 'shared', minShareCount: 8 },
  { name: 'sentences-with-parts', test: translations },
  (id, graph) =>
    open.some(isNeeded(id, graph)) && homes.some(isNeeded(id, graph)) ? 'parts' : null,
  (id, graph) =>
    frames.some(isNeeded(id, graph)) || homes.every(isNeeded(id, graph)) ? 'frames' : null,
  (id, graph) =>
    /candidate|recruiter/.exec(homes.find(isNeeded(id, graph)) ?? '')?.[0].concat('-home') ?? null,
]

export const chunks = inOrder.map((group, at) => ({
  ...(typeof group === 'function' ? { name: group } : group),
  priority: inOrder.length - at,
}))
