import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden'

interface LoadingProps {
  /** "Loading reports", for screen readers. */
  label: string
  children: ReactNode
}

/**
 * Shows a skeleton after 150 ms, so that faster pages never flicker. Its room is kept from the
 * start. The bars fade as one element, because each would otherwise be a layer of its own in every
 * frame.
 */
export const Loading = ({ label, children }: LoadingProps) => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" aria-busy>
      {late ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      <chakra.div
        aria-hidden
        visibility={late ? 'visible' : 'hidden'}
        animation={late ? 'fade 160ms, breathe 1.6s ease-in-out 160ms infinite' : undefined}
      >
        {children}
      </chakra.div>
    </div>
  )
}

interface SkeletonProps {
  width?: string
  height?: string
}

/** One grey bar; several in `Loading` draw the shape of what comes. */
export const Skeleton = ({ width = '100%', height = '16px' }: SkeletonProps) => (
  <chakra.span
    display="block"
    borderRadius="badge"
    bg="bg.sunken"
    maxWidth="full"
    style={{ width, height }}
  />
)

/** The shape of a table that loads. */
export const TableSkeleton = ({ rows = 6, columns = 5 }: { rows?: number; columns?: number }) => (
  <div>
    {Array.from({ length: rows }, (_, row) => (
      <chakra.div
        key={row}
        display="flex"
        alignItems="center"
        gap="6"
        height="44px"
        paddingInline="4"
        borderBlockEnd={row < rows - 1 ? '1px solid {colors.border}' : undefined}
      >
        {Array.from({ length: columns }, (__, column) => (
          <chakra.span key={column} flex={column === 0 ? '2' : '1'}>
            <Skeleton height="12px" width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
          </chakra.span>
        ))}
      </chakra.div>
    ))}
  </div>
)
