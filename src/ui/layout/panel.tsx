import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'

interface PanelProps {
  title?: ReactNode
  /** At the end of the title's line: one link or a badge. */
  titleEnd?: ReactNode
  /** Tables run to the panel's edge. */
  flush?: boolean
  level?: 2 | 3
  children: ReactNode
}

/** A white part of a page with a thin border and no shadow. With a title it is a named region. */
export const Panel = ({ title, titleEnd, flush = false, level = 2, children }: PanelProps) => {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={title === undefined ? undefined : id}
      minWidth="0"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      padding={flush ? '0' : { base: '4', md: '6' }}
      overflow={flush ? 'hidden' : undefined}
    >
      {title === undefined ? null : (
        <chakra.div
          display="flex"
          alignItems="baseline"
          justifyContent="space-between"
          gap="4"
          marginBlockEnd="4"
          padding={flush ? '6' : '0'}
          paddingBlockEnd="0"
        >
          <chakra.h2 as={level === 3 ? 'h3' : 'h2'} id={id} textStyle="h2">
            {title}
          </chakra.h2>
          {titleEnd === undefined ? null : (
            <chakra.div flexShrink="0" textStyle="small" color="fg.muted">
              {titleEnd}
            </chakra.div>
          )}
        </chakra.div>
      )}
      {children}
    </chakra.section>
  )
}

interface PageTitleProps {
  title: ReactNode
  /** One sentence under it. */
  intro?: ReactNode
  /** Before the title: the picture of the person whom the page is about. */
  start?: ReactNode
  /** Beside the title: a status. */
  aside?: ReactNode
  /** The one primary button of the page. */
  action?: ReactNode
}

export const PageTitle = ({ title, intro, start, aside, action }: PageTitleProps) => (
  <chakra.div
    display="flex"
    flexDirection={{ base: 'column', md: 'row' }}
    alignItems={{ base: 'stretch', md: 'center' }}
    justifyContent="space-between"
    gap="4"
    marginBlockEnd="6"
  >
    <chakra.div minWidth="0" display="flex" alignItems="center" gap="4">
      {start}
      <chakra.div minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <chakra.h1 textStyle="h1" tabIndex={-1}>
            {title}
          </chakra.h1>
          {aside}
        </chakra.div>
        {intro === undefined ? null : (
          <chakra.p color="fg.muted" marginBlockStart="1" maxWidth="measure" textWrap="pretty">
            {intro}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
    {action === undefined ? null : (
      <chakra.div
        data-screen-only
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        gap="2"
        flexShrink="0"
        css={{ '& > *': { flex: { base: '1 1 auto', md: 'none' } } }}
      >
        {action}
      </chakra.div>
    )}
  </chakra.div>
)
