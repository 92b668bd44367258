import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { DataTable } from '../../../ui/data-table'
import { Loading, TableSkeleton } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { isNarrowed, everyone, queryOf, type PersonalitySearch } from './results-address'
import { ListPages } from '../../../features/recruiter/list-pages'
import { useResultColumns } from './use-result-columns'

type Results = components['schemas']['PrinciplesResults']['data']

interface ResultsListProps {
  search: PersonalitySearch
  onChange: (part: Partial<PersonalitySearch>) => void
}

/** A page of those who took the questionnaire, in all states such a list can be in. */
export const ResultsList = ({ search, onChange }: ResultsListProps) => {
  const { t } = useTranslation('principles')
  const sentence = useErrorSentence()
  const columns = useResultColumns(search)
  const list = useQuery({ ...principlesQueries.results(queryOf(search)), placeholderData: keepPreviousData })
  const broken = list.isError ? (
    <ErrorState title={t('results.failed')} retryLabel={t('retry')} retrying={list.isFetching} onRetry={() => void list.refetch()}>
      {sentence(list.error)}
    </ErrorState>
  ) : null
  if (list.data === undefined) {
    return (
      broken ?? (
        <Loading label={t('results.loading')}>
          <chakra.div borderWidth="1px" borderColor="border" borderRadius="panel">
            <TableSkeleton rows={10} columns={8} />
          </chakra.div>
        </Loading>
      )
    )
  }
  const { results, total } = list.data
  const pages = Math.max(1, Math.ceil(total / search.limit))
  if (total === 0) return <Nobody search={search} onChange={onChange} />
  return (
    <>
      {broken}
      {results.length === 0 ? (
        <EmptyState
          title={t('results.pastEnd')}
          action={
            <Button size="sm" variant="secondary" onClick={() => onChange({ page: pages })}>
              {t('results.lastPage')}
            </Button>
          }
        />
      ) : (
        <DataTable caption={t('results.caption')} columns={columns} rows={results} rowKey={(row) => row.user_id} stale={list.isPlaceholderData} />
      )}
      <ListPages total={total} pages={pages} search={search} onChange={onChange} />
      <Reliability results={results} />
    </>
  )
}

const Nobody = ({ search, onChange }: ResultsListProps) => {
  const { t } = useTranslation('principles')
  if (!isNarrowed(search)) return <EmptyState title={t('results.none')}>{t('results.noneBody')}</EmptyState>
  return (
    <EmptyState
      title={t('results.noneFit')}
      action={
        <Button size="sm" variant="secondary" onClick={() => onChange({ ...everyone, limit: search.limit })}>
          {t('results.clear')}
        </Button>
      }
    />
  )
}

/** The key is the same for all, so its reliability is told once, under the list. */
const Reliability = ({ results }: { results: Results['results'] }) => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const known = results.find(({ traits }) => traits.length > 0)?.traits.filter(({ reliability }) => reliability !== null) ?? []
  return (
    <chakra.section aria-labelledby="personality-reliability" marginBlockStart="6" maxWidth="measure" textStyle="small" color="fg.muted">
      <chakra.h2 id="personality-reliability" textStyle="smallStrong" color="fg" marginBlockEnd="1">
        {t('results.reliabilityTitle')}
      </chakra.h2>
      <p>{known.length === 0 ? t('results.reliabilityUnknown') : t('results.reliabilityKnown')}</p>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="1" marginBlockStart="2">
        {known.map(({ trait, reliability }) => (
          <li key={trait}>{t('results.alpha', { trait: t(`results.trait.${trait}`), alpha: formatNumber(reliability ?? 0, language, 2) })}</li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
