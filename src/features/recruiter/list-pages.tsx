import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { Pagination } from '../../ui/pagination'
import { FilterSelect } from '../../ui/select-field'
import { pageSizes } from '../../lib/list-search'

/** Where in a list somebody is: pages count from 1. */
interface Place {
  page: number
  limit: number
}

interface ListPagesProps {
  total: number
  pages: number
  search: Place
  onChange: (place: { page?: number; limit?: (typeof pageSizes)[number] }) => void
}

/** The pages of a list, how many rows each has, and how much of it is shown. */
export const ListPages = ({ total, pages, search, onChange }: ListPagesProps) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const first = Math.min((search.page - 1) * search.limit + 1, total)
  const number = (value: number) => formatNumber(value, language)
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
        onChange={(event) => onChange({ limit: pageSizes.find((size) => String(size) === event.target.value) ?? 10 })}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
      <span>{t('list.shown', { first: number(first), last: number(Math.min(total, first + search.limit - 1)), total: number(total) })}</span>
    </Pagination>
  )
}
