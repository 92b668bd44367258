import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface ArticleProps {
  title: ReactNode
  intro: ReactNode
  sections: readonly { id: string; title: string; body: string }[]
  /** Between the introduction and the first section. */
  children?: ReactNode
}

/**
 * Text that is read: one measure wide, with headings. An empty line in a body begins another
 * paragraph.
 */
export const Article = ({ title, intro, sections, children }: ArticleProps) => (
  <chakra.article maxWidth="measure">
    <chakra.h1 textStyle="h1">{title}</chakra.h1>
    <chakra.p color="fg.muted" marginBlockStart="1">
      {intro}
    </chakra.p>
    {children === undefined ? null : <chakra.div marginBlockStart="6">{children}</chakra.div>}
    {sections.map((section) => (
      <chakra.section key={section.id} marginBlockStart="8">
        <chakra.h2 textStyle="h2">{section.title}</chakra.h2>
        {section.body.split('\n\n').map((paragraph) => (
          <chakra.p key={paragraph} marginBlockStart="2">
            {paragraph}
          </chakra.p>
        ))}
      </chakra.section>
    ))}
  </chakra.article>
)
