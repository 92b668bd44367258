import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLackLabels } from '../../../../features/assessments/use-lack-labels'
import { formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { Button } from '../../../../ui/button'
import { Panel } from '../../../../ui/layout/panel'
import type { Report } from '../timeline.rules'
import { AcceptDialog } from './accept-dialog'
import { isAcceptable } from './acceptance.rules'

/**
 * What is missing of the evidence of a result, with the way to let it count, and who did so. Nothing
 * where the evidence is whole.
 */
export const AcceptancePanel = ({ report }: { report: Report }) => {
  const { t } = useTranslation('recruiter')
  const lackWords = useLackLabels()
  const [open, setOpen] = useState(false)
  const {
    result: { lacks },
    evidence_accepted: accepted,
  } = report
  // The panel stays while its dialog is open, so that recordings that arrive do not close the
  // dialog.
  if (lacks.length === 0 && accepted === null && !open) return null
  return (
    // Accepting removes the button; the focus then moves to this panel with the result.
    <chakra.div tabIndex={-1} borderRadius="panel">
      <Panel title={accepted === null ? t('evidence.incomplete') : t('evidence.acceptedTitle')}>
        {lacks.length === 0 ? null : (
          <>
            <chakra.ul display="flex" flexDirection="column" gap="2" textStyle="small">
              {lacks.map((lack) => (
                <li key={lack.code}>{lackWords(lack)}</li>
              ))}
            </chakra.ul>
            <chakra.p marginBlockStart="3" textStyle="small" color="fg.muted">
              {t('evidence.meaning')}
            </chakra.p>
          </>
        )}
        {accepted === null ? null : <Accepted accepted={accepted} />}
        {isAcceptable(report) ? (
          <chakra.div marginBlockStart="4">
            <Button size="sm" variant="secondary" wide onClick={() => setOpen(true)}>
              {t('evidence.accept')}
            </Button>
          </chakra.div>
        ) : null}
      </Panel>
      <AcceptDialog open={open} report={report} onClose={() => setOpen(false)} />
    </chakra.div>
  )
}

const Accepted = ({
  accepted: { by, at, note },
}: {
  accepted: NonNullable<Report['evidence_accepted']>
}) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return (
    <chakra.p
      textStyle="small"
      overflowWrap="anywhere"
      css={{ '* + &': { marginBlockStart: '3' } }}
    >
      {t('evidence.accepted', {
        name: `\u2068${by}\u2069`,
        at: formatDateTime(at, language),
        note: `\u2068${note}\u2069`,
      })}
    </chakra.p>
  )
}
