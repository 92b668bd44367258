// npm run check: English and Arabic have the same sentences, every one is used, every one that is
// used is there, and each speaks as Masar does.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { auditActs } from '../../openapi/generated/operations'
import {
  type Language,
  type Sentences,
  type Usage,
  compare,
  compareUsage,
  flatten,
  findUsage,
} from './locales-rules'
import { voiceFaults } from './voice-rules'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Areas whose keys are values at run time: what the values are, a literal in the code, proves that
 * they are used.
 */
const keyedByValue = ['errors', 'mail', 'notices', 'notified', 'evidence']

const listNamespaces = (language: Language) =>
  readdirSync(join(root, 'locales', language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .sort()

function readMessages(language: Language): Sentences {
  return Object.assign(
    {},
    ...listNamespaces(language).map((namespace) =>
      flatten(
        namespace,
        JSON.parse(readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8')),
      ),
    ),
  )
}

function sources(): string[] {
  const under = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return under(path)
      return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)
        ? [readFileSync(join(root, path), 'utf8')]
        : []
    })
  return ['src', 'server', 'machines', 'openapi/generated'].flatMap(under)
}

/** What the code uses, with the values that name a sentence of an area keyed by values. */
function usage(namespaces: readonly string[], sentences: Sentences): Usage {
  const code = sources()
  const merged: Usage = { keys: new Set(), prefixes: new Set(), mentions: new Set() }
  for (const { keys, prefixes, mentions } of code.map((source) => findUsage(source, namespaces))) {
    for (const key of keys) merged.keys.add(key)
    for (const key of mentions) merged.mentions.add(key)
    for (const prefix of prefixes)
      if (!keyedByValue.includes(prefix.replace(/:$/, ''))) merged.prefixes.add(prefix)
  }
  for (const act of auditActs) merged.keys.add(`recruiter:act.${act}`)
  const text = code.join('\n')
  for (const key of Object.keys(sentences)) {
    const [namespace = '', path = ''] = key.split(':')
    if (!keyedByValue.includes(namespace)) continue
    const value = path.split('.')[0]?.replace(/_(zero|one|two|few|many|other)$/, '') ?? ''
    if (new RegExp(`['"\`]${value}['"\`]|\\b${value}:|\\.${value}\\b`).test(text))
      merged.prefixes.add(`${namespace}:${value}`)
  }
  return merged
}

const namespaces = listNamespaces('en')
const en = readMessages('en')
const ar = readMessages('ar')
const faults = [
  ...listNamespaces('ar')
    .filter((name) => !namespaces.includes(name))
    .map((name) => `locales/ar/${name}.json has no English file`),
  ...namespaces
    .filter((name) => !listNamespaces('ar').includes(name))
    .map((name) => `locales/en/${name}.json has no Arabic file`),
  ...compare(en, ar),
  ...voiceFaults('en', en),
  ...voiceFaults('ar', ar, en),
  ...compareUsage(en, usage(namespaces, en)),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0 || Object.keys(en).length === 0) {
  console.error(
    'The key area:a.b is the entry a.b of locales/en/area.json and locales/ar/area.json.',
  )
  process.exitCode = 1
} else
  console.log(
    `${Object.keys(en).length} English sentences, each with an Arabic sentence, all in use.`,
  )
