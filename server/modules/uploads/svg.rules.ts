import { SaxesParser, type SaxesTagNS } from 'saxes'

const svg = 'http://www.w3.org/2000/svg'
const xlink = 'http://www.w3.org/1999/xlink'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const drawn = words('path rect circle ellipse line polyline polygon text image use')
const allowed = words(
  'svg g defs symbol switch title desc style tspan textPath linearGradient radialGradient stop pattern clipPath mask marker filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
)
/**
 * Limits that are checked before parsing goes on: finding the namespace of an element takes as many
 * steps as its depth, and an entity is expanded at every use.
 */
const most = {
  elements: 20_000,
  depth: 200,
  entityLength: 100,
  /** Characters that all entities together stand for. */
  unfolded: 20_000,
  /** Characters beyond twice those of the file, which what is kept of one never needs. */
  grown: 100_000,
}

/** Thrown to end the reading at once. */
class NoPicture extends Error {}

/**
 * The picture of an SVG file and nothing else: drawing elements, attributes and styles that refer
 * to nothing outside. Additions of drawing programs, and anything that could act, are left out.
 * Null if it is no SVG, or nothing drawable is left.
 */
export function pictureOnly(text: string): string | null {
  const writer = new PictureWriter(2 * text.length + most.grown)
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {
    throw new NoPicture()
  })
  parser.on('doctype', (declared) => defineEntities(parser.ENTITIES, declared))
  parser.on('opentag', (tag) => writer.open(tag))
  parser.on('closetag', () => writer.close())
  parser.on('text', (part) => writer.emit(part))
  parser.on('cdata', (part) => writer.emit(part))
  try {
    parser.write(text).close()
    return writer.finish()
  } catch (error) {
    if (error instanceof NoPicture) return null
    throw error
  }
}

/**
 * Defines the short entities that an export declares for its namespaces, and counts their length as
 * they are used. An entity that refers to another or to the outside stays undefined, which is an
 * error.
 */
function defineEntities(known: Record<string, string>, doctype: string): void {
  let left = most.unfolded
  for (const [, name = '', double, single] of doctype.matchAll(
    /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g,
  )) {
    const value = double ?? single ?? ''
    if (value.length > most.entityLength) continue
    Object.defineProperty(known, name, {
      configurable: true,
      get() {
        left -= value.length
        if (left < 0) throw new NoPicture()
        return value
      },
    })
  }
}

class PictureWriter {
  readonly #out: string[] = []
  /**
   * Elements that are open: their name as written, null where they are left out; and the id by
   * which they may be used.
   */
  readonly #open: { name: string | null; id: string | undefined }[] = []
  readonly #used = new Set<string>()
  readonly #holdingUse = new Set<string>()
  #style: string | null = null
  #elements = 0
  #draws = false
  /** How many characters more may be kept. */
  #room: number

  constructor(room: number) {
    this.#room = room
  }

  open(tag: SaxesTagNS): void {
    const isRoot = this.#open.length === 0
    this.#elements += 1
    if (isRoot && (tag.uri !== svg || tag.local !== 'svg')) throw new NoPicture()
    if (this.#elements > most.elements || this.#open.length > most.depth) throw new NoPicture()
    const name = this.#isOff() ? null : toName(tag)
    const attributes = name === null ? [] : getAttributes(tag)
    this.#open.push({ name, id: attributes.find(([key]) => key === 'id')?.[1] })
    if (name === null) return
    if (name === 'style') {
      this.#style = ''
      return
    }
    if (drawn.has(name)) this.#draws = true
    if (name === 'use') this.#noteUse(attributes)
    this.#keep(
      `<${name}${isRoot ? ` xmlns="${svg}"` : ''}${attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`,
    )
  }

  emit(text: string): void {
    if (this.#isOff()) return
    if (this.#style === null) this.#keep(escaped(text))
    else this.#style += text
  }

  close(): void {
    const closed = this.#open.pop()
    if (closed === undefined || closed.name === null) return
    if (closed.name !== 'style') this.#keep(`</${closed.name}>`)
    else {
      const sheet = inertSheet(this.#style ?? '')
      this.#style = null
      if (sheet !== '') this.#keep(`<style>${escaped(sheet)}</style>`)
    }
  }

  finish(): string | null {
    // A copy of what itself holds copies grows without end.
    const grows = [...this.#used].some((id) => this.#holdingUse.has(id))
    return grows || !this.#draws ? null : this.#out.join('')
  }

  #keep(written: string): void {
    this.#room -= written.length
    if (this.#room < 0) throw new NoPicture()
    this.#out.push(written)
  }

  /** Within something that is left out, or a style sheet, which has no elements. */
  #isOff = (): boolean =>
    this.#open.at(-1)?.name === null ||
    (this.#style !== null && this.#open.at(-1)?.name !== 'style')

  #noteUse(attributes: readonly Attribute[]): void {
    const target = attributes.find(([key]) => key === 'href')?.[1]
    if (target !== undefined) this.#used.add(target.slice(1))
    for (const { id } of this.#open) if (id !== undefined) this.#holdingUse.add(id)
  }
}

/** A link draws what is in it like a group. */
const toName = ({ uri, local }: SaxesTagNS): string | null =>
  uri !== svg ? null : local === 'a' ? 'g' : allowed.has(local) || drawn.has(local) ? local : null

type Attribute = [name: string, value: string]

function getAttributes(tag: SaxesTagNS): Attribute[] {
  const found = new Map<string, string>()
  for (const { uri, prefix, local, value } of Object.values(tag.attributes)) {
    if (local === 'href' && (uri === xlink || uri === '')) {
      // Where a file says it in both ways, browsers take the one without a prefix.
      if (refersInside(tag.local, value) && (uri === '' || !found.has('href')))
        found.set('href', value.trim())
    } else if (
      uri === '' &&
      prefix === '' &&
      /^[a-z][\w-]*$/i.test(local) &&
      !/^on/i.test(local) &&
      isInert(value)
    )
      found.set(local, value)
    else if (prefix === 'xml' && local === 'space') found.set('xml:space', value)
  }
  return [...found]
}

const raster = /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i

/**
 * To a place in the same picture by its id as it is written there, or for an image to a raster
 * picture that is written out.
 */
const refersInside = (element: string, value: string): boolean =>
  /^\s*#[^\s"'<>&%]+\s*$/.test(value) || (element === 'image' && raster.test(value.trim()))

/**
 * A sheet without fonts and sheets from elsewhere; nothing of it, if anything else in it refers
 * outside.
 */
function inertSheet(sheet: string): string {
  const own = sheet
    .replace(/@(import|charset|namespace)[^;]*(;|$)/gi, '')
    .replace(/@font-face\s*\{[^{}]*\}/gi, '')
  return isInert(own) ? own : ''
}

/**
 * Whether a value refers to nothing outside the picture. It is checked with its comments and
 * without them, because something that looks like a comment may be inside quotes. Backslashes can
 * spell any word in CSS, so none is accepted.
 */
function isInert(value: string): boolean {
  // One that does not end goes to the end, as in CSS: looked for again from every place it would
  // take minutes.
  return [value, value.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')].every((text) => {
    const plain = text.replace(/[\s\u0000-\u001f]+/g, '').toLowerCase()
    return (
      !/\\|@import|javascript:|vbscript:|expression\(|-moz-binding|behavior:|image-set\(|image\(|src\(|data:/.test(
        plain,
      ) && !/url\((?!["']?#)/.test(plain)
    )
  })
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
