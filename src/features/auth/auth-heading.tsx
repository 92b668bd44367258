import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'

interface AuthHeadingProps {
  title: ReactNode
  /** One sentence below. */
  children?: ReactNode
  /** To put the focus there when the page shows another step. */
  ref?: Ref<HTMLHeadingElement>
}

/** What the page is for, at its head. */
export const AuthHeading = ({ title, children, ref }: AuthHeadingProps) => (
  <div>
    <chakra.h1 ref={ref} tabIndex={-1} textStyle="h1" outline="none">
      {title}
    </chakra.h1>
    {children === undefined ? null : (
      <chakra.p color="fg.muted" marginBlockStart="1" textWrap="pretty">
        {children}
      </chakra.p>
    )}
  </div>
)
