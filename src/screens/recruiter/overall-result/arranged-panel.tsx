import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrangementDialog } from '../../../features/recruiter/arrangements/arrangement-dialog'
import { ArrangementDetails } from '../../../features/recruiter/arrangements/arrangement-details'
import { Loaded } from '../../../loading/loaded'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** What is arranged for the candidate's next attempts. */
export const ArrangedPanel = ({ userId, name }: { userId: string; name: string }) => {
  const { t } = useTranslation('arrangement')
  const [open, setOpen] = useState(false)
  return (
    <Panel title={t('panel')}>
      <Loaded
        query={useQuery(recruiterQueries.arrangement(userId))}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="80px" />}
      >
        {({ current }) => (
          <>
            {current === null ? (
              <chakra.p textStyle="small" color="fg.muted">
                {t('historyNone')}
              </chakra.p>
            ) : (
              <ArrangementDetails arrangement={current} />
            )}
            <chakra.div marginBlockStart="4">
              <Button size="sm" variant="secondary" wide onClick={() => setOpen(true)}>
                {t('arrange')}
              </Button>
            </chakra.div>
          </>
        )}
      </Loaded>
      <ArrangementDialog open={open} userId={userId} name={name} onClose={() => setOpen(false)} />
    </Panel>
  )
}
