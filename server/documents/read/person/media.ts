import type { Line } from '../../extract/text'
import type { ResumeProfile } from '../../resume-profile'
import { linksIn, withWholeAddresses } from './contacts'
import { isBullet, linesOfKind, withoutBullet } from '../sections'
import type { Section } from '../sections'

/**
 * What was made by the candidate or published about them, where the resume says at which address:
 * title and link as written.
 */
export const mediaIn = (sections: readonly Section[]): ResumeProfile['media'] => {
  const named = sections
    .filter(({ kind }) => kind === 'top' || kind === 'contact' || kind === 'other')
    .flatMap(({ lines }) => portfoliosIn(lines))
  const found = [...named, ...toItems(wholeLines(linesOfKind(sections, 'media'))).flatMap(itemIn)]
  return found
    .filter(({ url }, at) => found.findIndex((other) => other.url === url) === at)
    .map((item, at) => ({ id: `media-${at + 1}`, ...item, from_resume: true }))
}

const itemIn = (item: string): { title: string; url: string }[] => {
  const [url] = linksIn(item)
  if (!url) return []
  const before = item.slice(0, item.indexOf(url))
  const title =
    /["“«]([^"”»]{3,})["”»]/u.exec(before)?.[1] ?? before.split(/[,،|]|\s[-–—]\s/u)[0] ?? ''
  const bare = title.replace(/[\s:：,،]+$/u, '').trim()
  return bare ? [{ title: bare, url }] : []
}

/** "Portfolio: https://…" among what says how to reach somebody. */
const PORTFOLIO =
  /(?<!\p{L})(portfolio|my work|work samples|showreel|show reel|معرض (?:ال)?أعمال|معرض أعمالي|نماذج (?:ال)?أعمال|نماذج أعمالي|أعمالي)\s*[:：–-]?\s*$/iu
const portfoliosIn = (lines: readonly Line[]): { title: string; url: string }[] =>
  wholeLines(lines).flatMap((line) =>
    linksIn(line).flatMap((url) => {
      const title = PORTFOLIO.exec(line.slice(0, line.indexOf(url)))?.[1]
      return title ? [{ title, url }] : []
    }),
  )

const wholeLines = (lines: readonly Line[]): string[] =>
  withWholeAddresses(lines.map((line) => line.text))

/** A line with an address ends an item; so does the bullet of the next. */
const toItems = (lines: readonly string[]): string[] => {
  const items: string[] = []
  let open = false
  for (const line of lines) {
    if (open && !isBullet(line)) items[items.length - 1] += ` ${withoutBullet(line)}`
    else items.push(withoutBullet(line))
    open = linksIn(items.at(-1) ?? '').length === 0
  }
  return items
}
