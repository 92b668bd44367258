// Stands in for Chakra's own factory in what is built (vite.config.ts), for the part of it the
// product uses: `chakra.div`, `chakra('a', recipe)`, `as`, `asChild` and `css`. Chakra's makes a
// recipe anew, with all its variants, at every drawing of every element, then hashes and writes
// down its styles again, and draws three components where one does; and it writes layers.
import {
  useChakraContext,
  type RecipeDefinition,
  type SystemContext,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system'
import { __unsafe_useEmotionCache, css as serialize, type CSSObject } from '@emotion/react'
import {
  Children,
  createElement,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type Ref,
} from 'react'
import { mediaWithin } from './media-within'

type Props = Record<string, unknown> & { ref?: Ref<unknown> }
type Serialized = ReturnType<typeof serialize>

interface Kept {
  rule: ReturnType<SystemContext['cva']> | null
  written: Map<string, Serialized>
}

/** Attributes of drawings that are properties of CSS as well. */
const drawn: Record<string, readonly string[]> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
}

function styled(tag: string, recipe?: RecipeDefinition): ComponentType<Props> {
  const attributes = drawn[tag]
  const perSystem = new WeakMap<SystemContext, Kept>()
  const keptFor = (system: SystemContext): Kept => {
    let kept = perSystem.get(system)
    if (kept === undefined)
      perSystem.set(
        system,
        (kept = { rule: recipe === undefined ? null : system.cva(recipe), written: new Map() }),
      )
    return kept
  }

  const Styled = ({
    ref,
    as: wanted = tag,
    asChild,
    css,
    className,
    children,
    ...given
  }: Props) => {
    const system = useChakraContext()
    const cache = __unsafe_useEmotionCache()
    if (cache === null) return null
    const { rule, written } = keptFor(system)
    const props: Props = {}
    const variants: Record<string, unknown> = {}
    const styles: Record<string, unknown> = {}
    for (const name in given) {
      const value = given[name]
      if (value === undefined) continue
      if (rule?.variantKeys.includes(name) === true) variants[name] = value
      else if (attributes?.includes(name) !== true && system.isValidProperty(name))
        styles[name] = value
      else props[name] = value
    }

    // What an element around this one wrote for its child comes as the name of a class; here it
    // goes over what is written here.
    const above: string[] = []
    const classes: string[] = []
    if (typeof className === 'string') {
      for (const name of className.split(' ')) {
        const registered = cache.registered[name]
        if (registered !== undefined) above.push(`${registered};`)
        else if (name !== '') classes.push(name)
      }
    }

    const key = JSON.stringify([variants, css, styles, above])
    let style = written.get(key)
    if (style === undefined) {
      const own = [css].flat().filter(Boolean) as SystemStyleObject[]
      style = serialize(
        weighed(
          system.css(
            ...(rule === null ? [] : [rule(variants)]),
            ...own,
            styles as SystemStyleObject,
          ),
        ),
        ...above,
      )
      written.set(key, style)
    }
    if (style.styles !== '') {
      const name = `${cache.key}-${style.name}`
      classes.push(name)
      if (asChild === true) cache.registered[name] ??= style.styles
      // While it is drawn, which React does in slices, not when all is put into the page at once.
      // Nothing has the class before.
      if (cache.inserted[style.name] === undefined)
        cache.insert(`.${name}`, style, sheetOf(cache), true)
    }
    if (classes.length > 0) props['className'] = classes.join(' ')
    if (asChild === true) return around(props, ref, children)
    if (ref !== undefined) props.ref = ref
    if (children !== undefined) props['children'] = children
    return createElement(wanted as string, props)
  }
  Styled.displayName = `chakra.${tag}`
  return Styled
}

type Cache = NonNullable<ReturnType<typeof __unsafe_useEmotionCache>>
const sheets = new WeakMap<Cache, Cache['sheet']>()

/** The sheet of a cache, to which rules come as they are quickest to take in. */
function sheetOf(cache: Cache): Cache['sheet'] {
  let sheet = sheets.get(cache)
  if (sheet === undefined) {
    sheet = Object.assign(Object.create(cache.sheet) as Cache['sheet'], {
      insert: (rule: string) => mediaWithin(rule).forEach((each) => cache.sheet.insert(each)),
    })
    sheets.set(cache, sheet)
  }
  return sheet
}

/**
 * What goes over a recipe, by an id that nothing has instead of by the layer under it: whenever a
 * rule in a layer is put in, Chromium lays out the whole page anew, and a page puts some in with
 * every slice that it draws.
 */
function weighed({ '@layer recipes': recipe, ...over }: CSSObject): CSSObject {
  return { ...(recipe as CSSObject | undefined), '&:not(#_)': over }
}

/** The only child, with these properties beside its own. */
function around(props: Props, ref: Ref<unknown> | undefined, children: unknown): ReactElement {
  const child = Children.toArray(children as ReactElement).find(
    (each): each is ReactElement<Props> => isValidElement(each),
  )
  if (child === undefined) throw new Error('asChild needs an element.')
  const own = child.props
  const merged: Props = { ...props }
  for (const name in own) {
    const [ours, theirs] = [props[name], own[name]]
    if (/^on[A-Z]/.test(name) && typeof ours === 'function' && typeof theirs === 'function') {
      merged[name] = (...event: unknown[]) => {
        ours(...event)
        theirs(...event)
      }
    } else if (name === 'className' && typeof ours === 'string' && typeof theirs === 'string')
      merged[name] = `${ours} ${theirs}`
    else if (name === 'style') merged[name] = { ...(ours as object), ...(theirs as object) }
    else if (theirs !== undefined) merged[name] = theirs
  }
  const refs = [ref, own.ref].filter((each) => each !== undefined && each !== null)
  if (refs.length > 0) merged.ref = refs.length === 1 ? refs[0] : both(refs)
  return createElement(child.type, merged)
}

const both = (refs: readonly Ref<unknown>[]) => (node: unknown) => {
  const ends = refs.map((ref) => {
    if (typeof ref === 'function') return ref(node) ?? (() => void ref(null))
    if (ref !== null) ref.current = node
    return () => {
      if (ref !== null) ref.current = null
    }
  })
  return () => ends.forEach((end) => end())
}

const elements = new Map<string, ComponentType<Props>>()

export const chakra = new Proxy(styled, {
  get(_, tag: string) {
    let element = elements.get(tag)
    if (element === undefined) elements.set(tag, (element = styled(tag)))
    return element
  },
})
