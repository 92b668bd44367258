import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { jobsOnPage } from '../../../features/candidate/candidate.queries'
import { useJobLabels } from '../../../features/candidate/jobs/use-job-labels'
import { toCourses } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { EmptyState } from '../../../ui/feedback/states'
import { isNarrowed, unfiltered, type JobsSearch } from './jobs-search'

interface NoJobsProps {
  search: JobsSearch
  total: number
  /** The score above which jobs are listed. */
  listedAbove: number
  onChange: (part: Partial<JobsSearch>) => void
}

/** An empty list: why, and what to do next. */
export const NoJobs = ({ search, total, listedAbove, onChange }: NoJobsProps) => {
  const { t } = useTranslation('jobs')
  const { noneMatches } = useJobLabels()
  if (total > 0) {
    return (
      <EmptyState
        title={t('list.pastEnd')}
        action={
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onChange({ page: Math.ceil(total / jobsOnPage) })}
          >
            {t('list.lastPage')}
          </Button>
        }
      />
    )
  }
  if (search.list !== 'matching') {
    return (
      <EmptyState
        title={t(`none.${search.list}`)}
        action={
          <Button size="sm" variant="secondary" onClick={() => onChange({ list: 'matching' })}>
            {t('none.toMatching')}
          </Button>
        }
      >
        {t(`noneBody.${search.list}`)}
      </EmptyState>
    )
  }
  if (isNarrowed(search)) return <NoneFit search={search} onChange={onChange} />
  return (
    <EmptyState
      title={t('none.matching')}
      action={
        <LinkButton variant="primary">
          <Link to={toCourses()}>{t('none.toCourses')}</Link>
        </LinkButton>
      }
    >
      {noneMatches(listedAbove)}
    </EmptyState>
  )
}

/** Names what narrows the list, so that it is known what to undo. */
const NoneFit = ({ search, onChange }: Pick<NoJobsProps, 'search' | 'onChange'>) => {
  const { t } = useTranslation('jobs')
  const { city } = useJobLabels()
  const reasons = [
    search.title === '' ? null : t('because.title', { title: `\u2068${search.title}\u2069` }),
    search.sector === '' ? null : t('because.sector'),
    search.city === '' ? null : t('because.city', { city: city(search.city) }),
    search.type === '' ? null : t('because.type', { type: t(`type.${search.type}`) }),
    search.favorites === 'all' ? null : t('because.favorites'),
  ].filter((reason) => reason !== null)
  return (
    <EmptyState
      title={t('none.matching')}
      action={
        <Button size="sm" variant="secondary" onClick={() => onChange(unfiltered)}>
          {t('filter.clearAll')}
        </Button>
      }
    >
      {reasons.join(' ')}
    </EmptyState>
  )
}
