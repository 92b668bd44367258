import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { postedJobQueries } from '../jobs/posted-jobs.queries'

/**
 * The most jobs that the server returns at once. A company has no more; an admin sees the jobs of
 * all companies.
 */
const most = 50

interface JobChoiceProps {
  label: ReactNode
  value: string
  onValueChange: (jid: string) => void
  onBlur: () => void
  error: string | undefined
}

/**
 * One of the jobs that candidates have seen; where there are more than can be listed they are
 * searched by their title.
 */
export const JobChoice = ({ label, value, onValueChange, onBlur, error }: JobChoiceProps) => {
  const { t } = useTranslation('interviews')
  const [typed, setTyped] = useState('')
  const title = useDeferredValue(typed.trim())
  const asked = {
    page: 0,
    limit_per_page: most,
    dashboard: false,
    sort: 'title' as const,
    ...(title === '' ? {} : { title }),
  }
  const published = useQuery({
    ...postedJobQueries.list({ ...asked, status: 'published' }),
    placeholderData: keepPreviousData,
  })
  const closed = useQuery({
    ...postedJobQueries.list({ ...asked, status: 'closed' }),
    placeholderData: keepPreviousData,
  })
  const found = [...(published.data?.results ?? []), ...(closed.data?.results ?? [])]
  const isMore = typed !== '' || [published, closed].some(({ data }) => (data?.total ?? 0) > most)
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {isMore ? (
        <TextField
          type="search"
          label={t('schedule.findJob')}
          value={typed}
          maxLength={200}
          onChange={(event) => {
            setTyped(event.target.value)
            // What was chosen may not be among what is found.
            onValueChange('')
          }}
        />
      ) : null}
      <SelectField
        label={label}
        placeholder={
          published.isPending || closed.isPending ? t('schedule.jobsLoading') : t('schedule.choose')
        }
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onBlur}
        options={found.map(({ jid, title: name, company_name: company }) => ({
          value: jid,
          label: `${name} – ${company}`,
        }))}
        error={
          error ?? (published.isError || closed.isError ? t('schedule.jobsFailed') : undefined)
        }
        hint={
          !published.isPending && !closed.isPending && found.length === 0
            ? t('schedule.noJobs')
            : undefined
        }
      />
    </chakra.div>
  )
}
