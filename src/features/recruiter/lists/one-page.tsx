import type { UseQueryResult } from '@tanstack/react-query'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactElement, ReactNode } from 'react'
import type { ApiError } from '../../../api/api-error'
import { LinkButton } from '../../../ui/button'
import { Columns } from '../../../ui/layout/columns'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { EmptyState } from '../../../ui/feedback/states'
import { Loaded } from '../../../loading/loaded'

interface OnePageProps<Data> {
  query: UseQueryResult<Data>
  labels: { loading: string; failed: string }
  /** What the page shows if the address names nothing that exists. */
  missing: ReactNode
  /** What another refusal says that is no failure. */
  instead?: (refusal: ApiError) => ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A page about one thing, chosen from a list: until it is there, when it fails, and where there is
 * none.
 */
export const OnePage = <Data,>({
  query,
  labels,
  missing,
  instead,
  children,
}: OnePageProps<Data>) => (
  <Loaded
    level={1}
    query={query}
    labels={labels}
    instead={(refusal) =>
      refusal.status === 404 || refusal.status === 400 ? missing : instead?.(refusal)
    }
    skeleton={
      <chakra.div display="flex" flexDirection="column" gap="6">
        <Skeleton width="280px" height="32px" />
        <Columns>
          <Skeleton height="480px" />
          <Skeleton height="340px" />
        </Columns>
      </chakra.div>
    }
  >
    {children}
  </Loaded>
)

interface MissingProps {
  title: string
  body: string
  /** A router anchor to the list it would be in. */
  list: ReactElement
  /** The level of the heading: 2 if the page has its own. */
  level?: 1 | 2
}

/** Said in place of what there is none of, or not yet. */
export const Missing = ({ title, body, list, level = 1 }: MissingProps) => (
  <EmptyState
    level={level}
    title={title}
    action={
      <LinkButton size="sm" variant="secondary">
        {list}
      </LinkButton>
    }
  >
    {body}
  </EmptyState>
)
