import { chakra } from '@chakra-ui/react/styled-system'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { IconButton } from '../button'
import { Icon } from '../icons'

interface PaginationProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** "Page 3". */
  pageLabel: (page: number) => string
  /** Counted from 1, as it is shown. */
  page: number
  pages: number
  onPage: (page: number) => void
  /** At the start edge: rows a page, "1 to 10 of 1,284". */
  children?: ReactNode
}

export const Pagination = ({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  page,
  pages,
  onPage,
  children,
}: PaginationProps) => (
  <chakra.div
    data-screen-only
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="3"
    marginBlockStart="4"
    textStyle="small"
    color="fg.muted"
  >
    <chakra.div display="flex" alignItems="center" gap="2">
      {children}
    </chakra.div>
    <chakra.nav aria-label={label} display="flex" alignItems="center" gap="1">
      <IconButton
        size="sm"
        variant="secondary"
        label={previousLabel}
        icon={<Icon of={ChevronLeft} mirror />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pagesAround(page, pages).map((each, at) =>
        each === null ? (
          <chakra.span key={`gap-${at}`} aria-hidden width="24px" textAlign="center">
            …
          </chakra.span>
        ) : (
          <chakra.button
            key={each}
            type="button"
            aria-label={pageLabel(each)}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(each)}
            minWidth="36px"
            minHeight="36px"
            paddingInline="2"
            borderRadius="control"
            textStyle="smallStrong"
            color="fg"
            cursor="pointer"
            _hover={{ bg: 'bg.sunken' }}
            _currentPage={{ bg: 'accent.subtle', color: 'accent.fg' }}
          >
            {each}
          </chakra.button>
        ),
      )}
      <IconButton
        size="sm"
        variant="secondary"
        label={nextLabel}
        icon={<Icon of={ChevronRight} mirror />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </chakra.nav>
  </chakra.div>
)

/** First, last and the neighbours; `null` is a gap. */
export const pagesAround = (page: number, pages: number): (number | null)[] => {
  const shown = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (each) =>
      each === 1 ||
      each === pages ||
      Math.abs(each - page) <= (page === 1 || page === pages ? 2 : 1),
  )
  return shown.flatMap((each, at) => {
    const before = shown[at - 1]
    return before !== undefined && each - before > 1 ? [null, each] : [each]
  })
}
