import { useTranslation } from 'react-i18next'
import { Pagination } from '../../../ui/lists/pagination'
import { FilterSelect } from '../../../ui/fields/select-field'
import type { PageSize } from '../../../lib/list-search'

/** Where in a list somebody is: pages count from 1. */
interface ListPosition {
  page: number
  limit: PageSize
  sizes: readonly PageSize[]
}

interface ListPagesProps {
  pages: number
  search: ListPosition
  onChange: (place: { page?: number; limit?: PageSize }) => void
}

/** The pages of a list, and how many rows each has. */
export const ListPages = ({ pages, search, onChange }: ListPagesProps) => {
  const { t } = useTranslation('recruiter')
  return (
    <Pagination
      label={t('list.pages')}
      previousLabel={t('list.previous')}
      nextLabel={t('list.next')}
      pageLabel={(page) => t('list.page', { page })}
      page={search.page}
      pages={pages}
      onPage={(page) => onChange({ page })}
    >
      <FilterSelect
        label={t('list.rows')}
        value={search.limit}
        onChange={(event) =>
          onChange({
            limit: search.sizes.find((size) => String(size) === event.target.value) ?? search.limit,
          })
        }
        options={search.sizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
    </Pagination>
  )
}
