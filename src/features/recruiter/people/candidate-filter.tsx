import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActiveFilter } from '../../../ui/lists/filters'
import { recruiterQueries } from '../recruiter.queries'

/** A chosen candidate; the address knows the id only. */
export const CandidateFilter = ({ id, onRemove }: { id: string; onRemove: () => void }) => {
  const { t } = useTranslation('recruiter')
  const { data } = useQuery(recruiterQueries.person(id))
  const name = data === undefined ? '…' : `${data.first_name} ${data.last_name}`
  return (
    <ActiveFilter
      removeLabel={t('filters.removeCandidate', { name: `\u2068${name}\u2069` })}
      onRemove={onRemove}
    >
      <bdi>{name}</bdi>
    </ActiveFilter>
  )
}
