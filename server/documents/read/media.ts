import type { Line } from '../extract/text'
import type { ResumeProfile } from '../resume-profile'
import { linksIn, withWholeAddresses } from './contacts'
import { isBullet, withoutBullet } from './sections'

/** What was published by or about the candidate, where the resume says at which address: title and link as written. */
export const mediaIn = (lines: readonly Line[]): ResumeProfile['media'] =>
  itemsOf(withWholeAddresses(lines.map((line) => line.text))).flatMap((item, index) => {
    const [url] = linksIn(item)
    if (!url) return []
    const before = item.slice(0, item.indexOf(url))
    const title = /["“«]([^"”»]{3,})["”»]/u.exec(before)?.[1] ?? before.split(/[,،|]|\s[-–—]\s/u)[0] ?? ''
    const bare = title.replace(/[\s:：,،]+$/u, '').trim()
    return bare ? [{ id: `media-${index + 1}`, title: bare, url }] : []
  })

/** A line with an address ends an item; so does the bullet of the next. */
const itemsOf = (lines: readonly string[]): string[] => {
  const items: string[] = []
  let open = false
  for (const line of lines) {
    if (open && !isBullet(line)) items[items.length - 1] += ` ${withoutBullet(line)}`
    else items.push(withoutBullet(line))
    open = linksIn(items.at(-1) ?? '').length === 0
  }
  return items
}
