import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrangementDialog } from '../../../../features/recruiter/arrangements/arrangement-dialog'
import { ArrangementDetails } from '../../../../features/recruiter/arrangements/arrangement-details'
import { Button } from '../../../../ui/button'
import { Panel } from '../../../../ui/layout/panel'
import type { Report } from '../timeline.rules'

/**
 * What was arranged for this attempt, which is not held against it; an admin arranges for the next
 * ones.
 */
export const ArrangementPanel = ({
  report: { arrangement, candidate },
  mayArrange,
}: {
  report: Report
  mayArrange: boolean
}) => {
  const { t } = useTranslation('arrangement')
  const [open, setOpen] = useState(false)
  if (arrangement === null && !mayArrange) return null
  return (
    <Panel title={t('panel')}>
      {arrangement === null ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('panelNone')}
        </chakra.p>
      ) : (
        <>
          <ArrangementDetails arrangement={arrangement} />
          <chakra.p marginBlockStart="2" textStyle="tiny" color="fg.muted">
            {t('panelMeaning')}
          </chakra.p>
        </>
      )}
      {mayArrange ? (
        <chakra.div data-screen-only marginBlockStart="4">
          <Button size="sm" variant="secondary" wide onClick={() => setOpen(true)}>
            {t('arrange')}
          </Button>
          <chakra.p marginBlockStart="1" textStyle="tiny" color="fg.muted">
            {t('arrangeAbout')}
          </chakra.p>
          <ArrangementDialog
            open={open}
            userId={candidate.user_id}
            name={candidate.full_name}
            onClose={() => setOpen(false)}
          />
        </chakra.div>
      ) : null}
    </Panel>
  )
}
