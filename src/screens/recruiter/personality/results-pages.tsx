import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Pagination } from '../../../ui/pagination'
import { FilterSelect } from '../../../ui/select-field'
import { everyone, pageSizes, type PersonalitySearch } from './results-address'

interface ResultsPagesProps {
  total: number
  pages: number
  search: PersonalitySearch
  onChange: (part: Partial<PersonalitySearch>) => void
}

/** The way through the pages, in the words of every list of results. */
export const ResultsPages = ({ total, pages, search, onChange }: ResultsPagesProps) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const first = (search.page - 1) * search.limit + 1
  const number = (value: number) => formatNumber(value, language)
  return (
    <Pagination label={t('list.pages')} previousLabel={t('list.previous')} nextLabel={t('list.next')} pageLabel={(page) => t('list.page', { page })} page={search.page} pages={pages} onPage={(page) => onChange({ page })}>
      <FilterSelect
        label={t('list.rows')}
        value={search.limit}
        onChange={(event) => onChange({ limit: pageSizes.find((size) => String(size) === event.target.value) ?? everyone.limit })}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
      <span>{t('list.shown', { first: number(Math.min(first, total)), last: number(Math.min(total, first + search.limit - 1)), total: number(total) })}</span>
    </Pagination>
  )
}
