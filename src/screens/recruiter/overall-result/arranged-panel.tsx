import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrangementDialog } from '../../../features/recruiter/arrangement-dialog'
import { ArrangementSaid } from '../../../features/recruiter/arrangement-said'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'

/** What is arranged for the candidate's next attempts. */
export const ArrangedPanel = ({ userId, name }: { userId: string; name: string }) => {
  const { t } = useTranslation('arrangement')
  const { t: tList } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const [open, setOpen] = useState(false)
  const { data, error, isError, isFetching, refetch } = useQuery(recruiterQueries.arrangement(userId))
  return (
    <Panel title={t('panel')}>
      {data === undefined && isError ? (
        <ErrorState title={t('failed')} retryLabel={tList('list.retry')} retrying={isFetching} onRetry={() => void refetch()}>
          {sentence(error)}
        </ErrorState>
      ) : data === undefined ? (
        <Loading label={t('loading')}>
          <Skeleton height="80px" />
        </Loading>
      ) : (
        <>
          {data.current === null ? (
            <chakra.p textStyle="small" color="fg.muted">
              {t('historyNone')}
            </chakra.p>
          ) : (
            <ArrangementSaid arrangement={data.current} />
          )}
          <chakra.div marginBlockStart="4">
            <Button size="sm" variant="secondary" wide onClick={() => setOpen(true)}>
              {t('arrange')}
            </Button>
          </chakra.div>
        </>
      )}
      <ArrangementDialog open={open} userId={userId} name={name} onClose={() => setOpen(false)} />
    </Panel>
  )
}
