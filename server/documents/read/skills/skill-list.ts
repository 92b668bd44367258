import type { Line } from '../../extract/text'
import { isDenied } from './denied'
import { isBullet, withoutBullet } from '../sections'

/** Characters of the line that shows a skill. */
export const MAX_EVIDENCE = 240

export interface Item {
  text: string
  evidence: string
}

/**
 * A skills section as single items: lists are cut at their separators, a wrapped list line is
 * joined to the next.
 */
export const listItems = (section: readonly Line[]): Item[] => {
  const lines = withoutGroupNames(section).map((line) => ({
    ...line,
    text: line.text.replace(LEVEL, ''),
  }))
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn =
      last !== undefined &&
      /[,،;؛]/.test(last) &&
      !line.gapBefore &&
      !isBullet(line.text) &&
      (/[,،;؛]$/.test(last) || (last.length > 60 && !/[.)]$/.test(last) && !LABEL.test(line.text)))
    if (goesOn) joined[joined.length - 1] = `${last} ${line.text}`
    else joined.push(line.text)
  }
  return joined.flatMap((text) => {
    // "Not yet: Python" denies all of its list.
    const label = (/^[^:：]{2,40}(?=[:：](?!\/\/))/u.exec(text)?.[0] ?? '').replace(/\(.*\)/u, '')
    if (isDenied(label, label.length)) return []
    const evidence = withoutBullet(text).replace(/\t/g, ' ').slice(0, MAX_EVIDENCE)
    return cutList(withTicked(withoutBullet(text).replace(LABEL, ''))).map((item) => ({
      text: item,
      evidence: evidence.includes(item) ? evidence : item,
    }))
  })
}

/**
 * Rows of a group's name in a cell and its skills in the next ("Databases ⇥ PostgreSQL, Redis")
 * lose the name, as before a colon.
 */
const withoutGroupNames = (lines: readonly Line[]): readonly Line[] => {
  const grouped = lines.filter((line) => GROUP_ROW.test(line.text))
  return grouped.length < 2
    ? lines
    : lines.map((line) => ({ ...line, text: line.text.replace(GROUP_ROW, '$1') }))
}
const GROUP_ROW = /^[^\t,،;؛]{2,40}\t([^\t]*[,،;؛][^\t]*)$/u

/** What job sites write behind each skill: "Negotiation Level: Expert | Experience: 5 years". */
const LEVEL =
  /(?<=\S)\s*\|?\s+(?:level|experience|last used|المستوى|الخبرة|سنوات الخبرة|آخر استخدام)\s*[:：]\s*[^|:：,،]{1,25}(?=$|\|)/giu

const TICKED = /\[\s?[xX✓]\s?\]|[☑☒]/u
/** Of boxes to tick, those that are ticked. */
const withTicked = (text: string): string =>
  TICKED.test(text)
    ? text
        .replace(/(?:\[\s?\]|[☐□])[^[\]☐□☑☒]*/gu, '')
        .split(TICKED)
        .join('|')
    : text

const LABEL = /^[^:：,،;(]{2,40}[:：](?!\/\/)\s*/u

/** Cuts at separators outside brackets; what brackets hold becomes items of its own. */
export const cutList = (text: string): string[] => {
  const inBrackets = [...text.matchAll(/\(([^()]*)\)/g)].flatMap((match) => cutList(match[1] ?? ''))
  const bare = text.replace(/\([^()]*\)/g, '|')
  return [
    ...bare
      .split(/[,،;؛\t•▪●■|]|\s[·–—-]\s|\.\s|\.$/u)
      .map((item) => item.trim())
      .filter(Boolean),
    ...inBrackets,
  ]
}
