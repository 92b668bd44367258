import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, useMemo, type ReactNode } from 'react'

interface PassageProps {
  /** The contract's `body` or `passage`: HTML of our own content. */
  html: string
  /** The text style of its paragraphs. */
  textStyle?: 'body' | 'h2'
}

/**
 * A passage of assessed content. It keeps its own language and direction, whatever the interface
 * uses: English, except where a tag has `lang="ar"`. Only the tags named here are drawn, without
 * other attributes; of any other tag only its text is shown.
 */
export const Passage = ({ html, textStyle = 'body' }: PassageProps) => {
  const content = useMemo(
    () => renderNodes(new DOMParser().parseFromString(html, 'text/html').body),
    [html],
  )
  return (
    <chakra.div
      lang="en"
      dir="ltr"
      textAlign="start"
      textStyle={textStyle}
      overflowWrap="anywhere"
      css={[contentCss, arabicCss(textStyle)]}
    >
      {content}
    </chakra.div>
  )
}

const contentCss = {
  '& > * + *': { marginBlockStart: '12px' },
  '& ul': { paddingInlineStart: '20px', listStyle: 'disc' },
  '& ol': { paddingInlineStart: '20px', listStyle: 'decimal' },
  '& h3, & h4': { fontWeight: '600' },
  '& > * + h3, & > * + h4': { marginBlockStart: '20px' },
  '& blockquote': {
    paddingInlineStart: '16px',
    borderInlineStart: '3px solid {colors.border.strong}',
  },
  '& mark': { bg: 'warning.subtle', color: 'fg', borderRadius: 'badge', paddingInline: '2px' },
  '& table': { borderCollapse: 'collapse', maxWidth: 'full' },
  '& th, & td': {
    borderWidth: '1px',
    borderColor: 'border.strong',
    paddingBlock: '4px',
    paddingInline: '8px',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: '600' },
}

/**
 * The type variables switch with `lang`, but a size is inherited as it was reckoned above: it is
 * reckoned again here.
 */
const arabicCss = (textStyle: 'body' | 'h2') => ({
  '& [lang]': { fontSize: `var(--size-${textStyle})` },
  '& :is(p, li, blockquote, h3, h4, td, th)[lang]': {
    lineHeight: `var(--line-${textStyle})`,
    textAlign: 'start',
  },
})

const tags = [
  ...([
    'p',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'mark',
    'span',
    'br',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'sub',
    'sup',
  ] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
]
/**
 * Between the rows and cells of a table there is no room for text, not even for a line break of the
 * source.
 */
const frames = new Set(['table', 'thead', 'tbody', 'tr'])

const directions: Readonly<Record<string, 'rtl' | 'ltr'>> = { ar: 'rtl', en: 'ltr' }

const renderNodes = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, at) => <Fragment key={at}>{renderNode(node)}</Fragment>)

function renderNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE)
    return frames.has(node.parentNode?.nodeName.toLowerCase() ?? '') ? null : node.textContent
  const name = node.nodeName.toLowerCase()
  if (name === 'script' || name === 'style') return null
  const Tag = tags.find((tag) => tag === name)
  if (!(node instanceof Element) || Tag === undefined) return renderNodes(node)
  const lang = node.getAttribute('lang') ?? ''
  const dir = directions[lang]
  const language = dir === undefined ? {} : { lang, dir }
  return Tag === 'br' ? <br /> : <Tag {...language}>{renderNodes(node)}</Tag>
}
