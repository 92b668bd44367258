import { convert } from 'html-to-text'
import { Parser } from 'htmlparser2'

/**
 * The contents of a page: its text as a person would read it, its title, and its machine-readable
 * data.
 */
export interface Page {
  heading: string | null
  text: string
  /** The contents of its `application/ld+json`, parsed; what cannot be parsed is left out. */
  data: unknown[]
}

const mostCharacters = 2_000_000
const mostDepth = 200

/** Whether text is a page rather than plain text, judged by how it begins. */
export const isHtml = (text: string): boolean =>
  /<(?:!doctype html|html|head|body|main|article|div|p|h1|script)[\s>]/i.test(text.slice(0, 20_000))

/** Reads a page. Nothing in it is run, and nothing that it names is fetched. */
export function readPage(html: string): Page {
  const bounded = html.slice(0, mostCharacters)
  const { headings, data } = getParts(bounded)
  return {
    heading: headings.h1 ?? headings.og ?? headings.title ?? null,
    text: toText(bounded),
    data,
  }
}

type Heading = 'h1' | 'og' | 'title'

function getParts(html: string): { headings: Partial<Record<Heading, string>>; data: unknown[] } {
  const headings: Partial<Record<Heading, string>> = {}
  const data: unknown[] = []
  let inside: Heading | 'data' | null = null
  let held = ''
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes.property === 'og:title' && attributes.content !== undefined)
        headings.og ??= oneLine(attributes.content)
      if (name === 'script')
        inside = attributes.type?.toLowerCase().trim() === 'application/ld+json' ? 'data' : null
      if (name === 'h1' || name === 'title') inside = name
      if (name === 'script' || name === 'h1' || name === 'title') held = ''
    },
    ontext(text) {
      if (inside !== null) held += text
    },
    onclosetag(name) {
      if (inside === null || name !== (inside === 'data' ? 'script' : inside)) return
      if (inside === 'data') data.push(...parsed(held))
      else if (oneLine(held) !== '') headings[inside] ??= oneLine(held)
      inside = null
    },
  })
  parser.write(html)
  parser.end()
  return { headings, data }
}

function parsed(json: string): unknown[] {
  try {
    return [JSON.parse(json)]
  } catch {
    return []
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300)

/**
 * The text of a page or of a piece of one: paragraphs and lists on lines of their own, without what
 * surrounds an article.
 */
export function toText(html: string): string {
  const skip = [
    'nav',
    'header',
    'footer',
    'aside',
    'form',
    'button',
    'svg',
    'img',
    'noscript',
    'template',
    'iframe',
  ].map((selector) => ({ selector, format: 'skip' }))
  const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
    selector,
    options: { uppercase: false },
  }))
  return convert(html, {
    wordwrap: false,
    baseElements: { selectors: ['main', 'article', 'body'], returnDomByDefault: true },
    limits: { maxInputLength: mostCharacters, maxDepth: mostDepth, maxBaseElements: 1 },
    selectors: [
      ...skip,
      ...headings,
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'ul', options: { itemPrefix: '• ' } },
    ],
  }).trim()
}
