import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Language = 'en' | 'ar'
type Values = Record<string, string | number>

/**
 * The words of the interface by the key the product uses ("auth:signup.title"), so that one journey
 * is walked in both languages.
 */
export interface Translate {
  (key: string, values?: Values): string
  /**
   * The same as an expression for words in which something stands that only the page knows: what is
   * not given matches anything.
   */
  like(key: string, values?: Values): RegExp
}

interface Words {
  [key: string]: Words | string
}

const files = new Map<string, Words>()

/**
 * Reads the words of a language from `locales/`. A key that is not there throws: nobody should wait
 * for words that nobody wrote.
 */
export function wordsIn(language: Language): Translate {
  const textAt = (key: string, count: number | string | undefined): string => {
    const [area = '', path = ''] = key.split(':')
    const named = (name: string) =>
      name
        .split('.')
        .reduce<Words | string | undefined>(
          (at, step) => (typeof at === 'object' ? at[step] : undefined),
          getWords(language, area),
        )
    const plural =
      typeof count === 'number'
        ? ((count === 0 ? named(`${path}_zero`) : undefined) ??
          named(`${path}_${plurals.select(count)}`))
        : undefined
    const found = plural ?? named(path)
    if (typeof found !== 'string')
      throw new Error(`locales/${language}/${area}.json has no ${path}.`)
    return found.replace(/<\/?\w+\/?>/g, '')
  }
  const plurals = new Intl.PluralRules(language)
  // A count is written with thousands separators and is then a value of its own in the sentence.
  const written = (values: Values): Values =>
    values.count === undefined ? values : { number: values.count, ...values }
  const translate = (key: string, values: Values = {}) =>
    textAt(key, values.count).replace(place, (_, name: string) =>
      String(written(values)[name] ?? ''),
    )
  const like = (key: string, values: Values = {}) => {
    const [first = '', ...rest] = textAt(key, values.count).split(place)
    const given = written(values)
    const pattern = rest
      .map((part, at) =>
        at % 2 === 1 ? escaped(part) : part in given ? escaped(String(given[part])) : '.+',
      )
      .join('')
    return new RegExp(`^${escaped(first)}${pattern}$`)
  }
  return Object.assign(translate, { like })
}

const place = /\{\{(\w+)[^}]*\}\}/g

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function getWords(language: Language, area: string): Words {
  const name = `${language}/${area}`
  const known = files.get(name)
  if (known !== undefined) return known
  const words: Words = JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../locales/${name}.json`, import.meta.url)), 'utf8'),
  )
  files.set(name, words)
  return words
}
