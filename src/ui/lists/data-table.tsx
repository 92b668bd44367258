import { chakra } from '@chakra-ui/react/styled-system'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useRef, type ReactNode } from 'react'
import { Checkbox } from '../fields/choice'
import { headCellCss, looks } from './data-table-styles'
import { Icon } from '../icons'
import { moveInTable } from './move-in-table'

export interface Column<R> {
  id: string
  header: string
  cell: (row: R) => ReactNode
  /** Numbers are end-aligned. */
  align?: 'start' | 'center' | 'end'
  sortable?: boolean
  width?: string
  /** Screen readers hear the header, eyes do not need it: row actions. */
  headerHidden?: boolean
  /**
   * In a table shown only to those who choose it: without it the others fit on a laptop. A card has
   * room for it.
   */
  optional?: true | undefined
}

export interface Sort {
  id: string
  direction: 'asc' | 'desc'
}

interface Selection<R> {
  chosen: ReadonlySet<string>
  onChange: (chosen: Set<string>) => void
  allLabel: string
  /** "Choose Mariam Khalifa". */
  rowLabel: (row: R) => string
}

interface DataTableProps<R> {
  /** What the table holds, for screen readers. */
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  sort?: Sort | null
  /** The header that was pressed asks for a sort; the caller decides the direction. */
  onSort?: (id: string) => void
  selection?: Selection<R>
  /** Dense rows are 40 px high, the others 44. */
  density?: 'dense' | 'normal'
  /** Newer rows are on their way. */
  stale?: boolean
  /** What the rows are on a phone: cards, or still rows where a few short columns fit there. */
  narrow?: keyof typeof looks
}

/**
 * The look of every table: sticky header, first column in place, cards under 768 px. The arrows go
 * from row to row, Shift and a press choose all between.
 */
export const DataTable = <R,>(props: DataTableProps<R>) => {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort = null,
    onSort,
    selection,
    density = 'dense',
    stale = false,
    narrow = 'cards',
  } = props
  const css = looks[narrow]
  const keys = rows.map(rowKey)
  const last = useRef<string | null>(null)
  return (
    <chakra.div
      css={css.frame}
      data-density={density}
      tabIndex={0}
      role="region"
      aria-label={caption}
      aria-busy={stale || undefined}
      opacity={stale ? '0.6' : '1'}
      onKeyDown={moveInTable}
    >
      {/* Cards lay the parts out as blocks, so the roles are written out to survive it. */}
      <chakra.table role="table" aria-label={caption} css={css.table}>
        <thead role="rowgroup">
          <chakra.tr role="row">
            {selection ? (
              <chakra.th role="columnheader" css={headCellCss} width="44px" data-part="choose">
                <AllBox selection={selection} keys={keys} />
              </chakra.th>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </chakra.tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const key = rowKey(row)
            const chosen = selection?.chosen.has(key) ?? false
            return (
              <chakra.tr
                role="row"
                key={key}
                css={css.row}
                aria-selected={selection ? chosen : undefined}
                data-density={density}
              >
                {selection ? (
                  <chakra.td role="cell" css={css.cell} data-part="choose">
                    <Checkbox
                      aria-label={selection.rowLabel(row)}
                      checked={chosen}
                      onChange={(event) => {
                        const on = event.target.checked
                        const reached =
                          event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey
                            ? keysBetween(keys, last.current, key)
                            : [key]
                        last.current = key
                        selection.onChange(withKeys(selection.chosen, reached, on))
                      }}
                    />
                  </chakra.td>
                ) : null}
                {columns.map((column, at) => (
                  <chakra.td
                    role={at === 0 ? 'rowheader' : 'cell'}
                    key={column.id}
                    css={css.cell}
                    data-label={column.headerHidden ? undefined : column.header}
                    data-aside={column.optional}
                    data-part={at === 0 ? 'first' : undefined}
                    data-align={column.align}
                    textAlign={column.align}
                  >
                    {column.cell(row)}
                  </chakra.td>
                ))}
              </chakra.tr>
            )
          })}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

const withKeys = (chosen: ReadonlySet<string>, keys: readonly string[], on: boolean) => {
  const next = new Set(chosen)
  for (const key of keys) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

/**
 * From the one that was pressed before to the one that is pressed now; only this one where the
 * other is on no row here.
 */
const keysBetween = (
  keys: readonly string[],
  before: string | null,
  now: string,
): readonly string[] => {
  const [from, to] = [before === null ? -1 : keys.indexOf(before), keys.indexOf(now)]
  return from === -1 ? [now] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
}

const AllBox = <R,>({ selection, keys }: { selection: Selection<R>; keys: readonly string[] }) => {
  const count = keys.filter((key) => selection.chosen.has(key)).length
  return (
    <Checkbox
      aria-label={selection.allLabel}
      checked={keys.length > 0 && count === keys.length}
      some={count > 0 && count < keys.length}
      onChange={(event) =>
        selection.onChange(
          new Set([
            ...[...selection.chosen].filter((key) => !keys.includes(key)),
            ...(event.target.checked ? keys : []),
          ]),
        )
      }
    />
  )
}

interface HeadCellProps<R> {
  column: Column<R>
  sort: Sort | null
  onSort: ((id: string) => void) | undefined
}

const HeadCell = <R,>({ column, sort, onSort }: HeadCellProps<R>) => {
  const direction = sort?.id === column.id ? sort.direction : undefined
  const isSortable = column.sortable === true && onSort !== undefined
  return (
    <chakra.th
      role="columnheader"
      scope="col"
      css={headCellCss}
      data-align={column.align}
      data-aside={column.optional}
      textAlign={column.align ?? 'start'}
      width={column.width}
      aria-sort={
        isSortable
          ? direction === 'asc'
            ? 'ascending'
            : direction === 'desc'
              ? 'descending'
              : 'none'
          : undefined
      }
    >
      {isSortable ? (
        <chakra.button
          type="button"
          data-on-paper
          onClick={() => onSort(column.id)}
          display="inline-flex"
          alignItems="center"
          gap="1"
          minHeight="36px"
          cursor="pointer"
          color={direction === undefined ? 'inherit' : 'fg'}
          _hover={{ color: 'fg' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          {column.header}
          <chakra.span display="inline-flex" opacity={direction === undefined ? '0.6' : '1'}>
            <Icon
              of={direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown}
              size={16}
            />
          </chakra.span>
        </chakra.button>
      ) : column.headerHidden ? (
        <chakra.span srOnly>{column.header}</chakra.span>
      ) : (
        column.header
      )}
    </chakra.th>
  )
}
