import { join } from 'node:path'
import { root } from './paths.mjs'

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** The file that a module comes in, by its name; null for none of this group. */
type NameOf = (id: string, graph: Graph) => string | null

const needed = new Map<string, Set<string>>()

/** What a module imports, itself or through others: all of it is needed before the module runs. */
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
 * What is around the pages, the pages that people come to when they have logged in, and visitors'
 * pages that show some of the same.
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
 * What gives Chakra's components their look: login has none of them, but the start imports the file
 * that exports all of Chakra's styling.
 */
const componentStyles = /styled-system\/(?:create|use)-(?:slot-)?recipe/

/**
 * In which file a module of the application comes: what people need first comes in few, asked for
 * at once, as each of its dozens of pieces by itself compressed worse and was a round trip more.
 * The first that fits takes it, with what it needs along: so what a visitor's page shows as well
 * has a file before the homes', and nobody is sent a home that is not theirs.
 */
const inOrder: (NameOf | { name: string | NameOf; test?: RegExp; minShareCount?: number })[] = [
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
  // What eight share is asked for by nearly all: apart, so that nobody waits at home for the forms
  // of other pages.
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
