import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, useMemo, type ReactNode } from 'react'

interface PassageProps {
  /** The contract's `body`: HTML of our own content. */
  html: string
  /** The text style of its paragraphs. */
  textStyle?: 'body' | 'h2'
}

/**
 * A passage of assessed content. It stays in its own language and direction whatever the interface's, and only the tags
 * named here are drawn: anything else is shown as the text inside it.
 */
export const Passage = ({ html, textStyle = 'body' }: PassageProps) => {
  const content = useMemo(() => drawAll(new DOMParser().parseFromString(html, 'text/html').body), [html])
  return (
    <chakra.div
      lang="en"
      dir="ltr"
      textAlign="start"
      textStyle={textStyle}
      overflowWrap="anywhere"
      css={{ '& > p + p': { marginBlockStart: '12px' }, '& ul, & ol': { paddingInlineStart: '20px' } }}
    >
      {content}
    </chakra.div>
  )
}

const tags = ['p', 'strong', 'b', 'em', 'i', 'u', 'br', 'ul', 'ol', 'li', 'blockquote', 'code', 'sub', 'sup'] as const

const drawAll = (parent: Node): ReactNode[] => [...parent.childNodes].map((node, at) => <Fragment key={at}>{draw(node)}</Fragment>)

function draw(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  const name = node.nodeName.toLowerCase()
  if (name === 'script' || name === 'style') return null
  const Tag = tags.find((tag) => tag === name)
  if (Tag === undefined) return drawAll(node)
  return Tag === 'br' ? <br /> : <Tag>{drawAll(node)}</Tag>
}
