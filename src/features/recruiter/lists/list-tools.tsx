import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { CheckboxGroupField } from '../../../ui/fields/choice-field'
import type { Column } from '../../../ui/lists/data-table'
import { FilterSelect } from '../../../ui/fields/select-field'
import { type Download, DownloadButtons } from './download-buttons'
import { FilterMenu } from './filter-menu'
import { isSame, type ChosenColumns } from './use-columns'
import type { List } from './use-list'

interface ListToolsProps<Row> {
  name: string
  list: List
  total: number
  columns: readonly Column<Row>[]
  chosenColumns: ChosenColumns<Row>
  download?: Download | undefined
  notSaved?: string | undefined
}

/**
 * Over the rows: which of how many they are, the order where there is no table head to press, which
 * columns there are, and the list as a file.
 */
export const ListTools = <Row,>({
  name,
  list,
  total,
  columns,
  chosenColumns,
  download,
  notSaved,
}: ListToolsProps<Row>) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const { hidden, optionalColumns, hide } = chosenColumns
  const number = (value: number) => formatNumber(value, language)
  const first = Math.min((list.page - 1) * list.limit + 1, total)
  const [, ...optional] = columns.filter(({ headerHidden }) => headerHidden !== true)
  const shown = optional.filter(({ id }) => !hidden.includes(id))
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap="2"
      marginBlockEnd="3"
      css={filledCss}
    >
      <chakra.p aria-live="polite" flex="1 1 auto" textStyle="small" color="fg.muted">
        {t('list.shown', {
          first: number(first),
          last: number(Math.min(total, first + list.limit - 1)),
          total: number(total),
        })}
      </chakra.p>
      <Order list={list} columns={columns} />
      {/* As cards, a row has room for everything. */}
      <chakra.div data-screen-only display={{ base: 'none', md: 'block' }}>
        <FilterMenu
          label={t('list.columns')}
          value={
            hidden.length === 0
              ? t('filters.all')
              : t('list.columnsOf', { shown: shown.length + 1, all: optional.length + 1 })
          }
          active={!isSame(hidden, optionalColumns)}
          removeLabel={optionalColumns.length === 0 ? t('list.columnsAll') : t('list.columnsUsual')}
          onRemove={() => hide(optionalColumns)}
        >
          <CheckboxGroupField
            legend={t('list.columnsLegend')}
            name={`${name}-columns`}
            options={optional.map(({ id, header }) => ({ value: id, label: header }))}
            value={shown.map(({ id }) => id)}
            onValueChange={(value) =>
              hide(optional.flatMap(({ id }) => (value.includes(id) ? [] : [id])))
            }
          />
        </FilterMenu>
      </chakra.div>
      {download === undefined ? null : <DownloadButtons download={download} notSaved={notSaved} />}
    </chakra.div>
  )
}

/** On a phone, what stands over the cards fills its lines, as the filters above it do. */
const filledCss = { '@media (max-width: 767.98px)': { '& > button': { flexGrow: '1' } } } as const

/** On a phone, where rows are cards and nothing can be pressed over them. */
const Order = <Row,>({ list, columns }: Pick<ListToolsProps<Row>, 'list' | 'columns'>) => {
  const { t } = useTranslation('recruiter')
  const named = list.sorts.flatMap((sort) => {
    const header = columns.find(({ id }) => id === sort.replace('-', ''))?.header
    // The order in which a list opens may be that of no column.
    if (header === undefined)
      return sort === list.sorts[0] ? [{ value: sort, label: t('list.usual') }] : []
    const label = t(sort.startsWith('-') ? 'list.descending' : 'list.ascending', { column: header })
    return [{ value: sort, label }]
  })
  if (named.length < 2) return null
  return (
    <chakra.div data-screen-only display={{ base: 'grid', md: 'none' }} flex="1 1 100%">
      <FilterSelect
        label={t('list.order')}
        value={list.sort.direction === 'desc' ? `-${list.sort.id}` : list.sort.id}
        onChange={(event) => list.sortAs(event.target.value)}
        options={named}
      />
    </chakra.div>
  )
}
