import { toFileName, pictureWidths } from '../../e2e/pictures'

/** A route as somebody saw it. */
export interface Picture {
  path: string
  status: string
  language: string
  /** By which its pictures are named. */
  name: string
  /** Where the address led. */
  at: string
  /** What the page threw. */
  errors: readonly string[]
}

/** One page with all of them, a section a route, to be read beside the files. */
export function toPage(pictures: readonly Picture[], unseen: readonly string[]): string {
  const paths = [...new Set(pictures.map(({ path }) => path))]
  const sections = paths.map(
    (path) =>
      `<section><h2>${escaped(path)}</h2>${pictures
        .filter((picture) => picture.path === path)
        .map(toFigure)
        .join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Masar: every route</title><style>
body{font:14px/1.5 sans-serif;margin:24px;background:#e8eaed}h2{font-size:18px;margin:32px 0 8px}figure{margin:0 0 16px}figcaption{margin-bottom:4px}
div{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}img{height:420px;background:#fff;box-shadow:0 0 0 1px #bbb}strong{color:#a00}
</style><h1>Every route</h1><p>${pictures.length} views. Reached by steps only, and not here: ${unseen.map(escaped).join(', ') || 'none'}.</p>${sections.join('')}</html>
`
}

const toFigure = ({ path, status, language, name, at, errors }: Picture): string => {
  const led = at === path || path.includes('{') || path.includes('*') ? '' : ` → ${escaped(at)}`
  const images = pictureWidths.map(
    (width) =>
      `<a href="${toFileName(name, width)}"><img loading="lazy" src="${toFileName(name, width)}" alt="${width} pixels wide"></a>`,
  )
  return `<figure><figcaption>${status}, ${language}${led}${errors.map((error) => ` <strong>${escaped(error)}</strong>`).join('')}</figcaption><div>${images.join('')}</div></figure>`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
