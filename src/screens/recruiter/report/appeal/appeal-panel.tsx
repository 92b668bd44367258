import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerAppeal, Statement } from '../../../../features/recruiter/outcomes/answer-appeal'
import { formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { Button } from '../../../../ui/button'
import { Panel } from '../../../../ui/layout/panel'
import { Badge } from '../../../../ui/feedback/status-badge'
import type { Report } from '../timeline.rules'

interface AppealPanelProps {
  report: Report
  /** Whether the reader may answer it. */
  mayAnswer: boolean
}

/**
 * The candidate's statement about a cancelled attempt, the record of what happened, and the
 * decision.
 */
export const AppealPanel = ({
  report: { appeal, appeal_by_other: byOther, candidate, archived },
  mayAnswer,
}: AppealPanelProps) => {
  const { t } = useTranslation('outcomes')
  const { language } = useLanguage()
  const [open, setOpen] = useState(false)
  if (appeal === null) return null
  const isWaiting = appeal.status === 'open'
  return (
    // The button goes once it is answered: the reader then stays at what it brought.
    <chakra.div tabIndex={-1} borderRadius="panel">
      <Panel title={t('appeal.title')} titleEnd={<State appeal={appeal} />}>
        <chakra.p textStyle="small" color="fg.muted">
          {t('appeal.made', { at: formatDateTime(appeal.made_at, language) })}
        </chakra.p>
        <Statement>{appeal.statement}</Statement>
        {appeal.decided_at === null ? null : (
          <chakra.p marginBlockStart="4" textStyle="small" color="fg.muted">
            {t('appeal.decided', { at: formatDateTime(appeal.decided_at, language) })}
          </chakra.p>
        )}
        {appeal.note === null ? null : (
          <chakra.p
            marginBlockStart="1"
            textStyle="small"
            dir="auto"
            textAlign="-webkit-match-parent"
            overflowWrap="anywhere"
          >
            {appeal.note}
          </chakra.p>
        )}
        {mayAnswer && isWaiting && !archived && byOther ? (
          <chakra.p marginBlockStart="4" textStyle="small">
            {t('appeal.byOther')}
          </chakra.p>
        ) : null}
        {mayAnswer && isWaiting && !archived && !byOther ? (
          <chakra.div marginBlockStart="4">
            <Button size="sm" variant="primary" wide onClick={() => setOpen(true)}>
              {t('appeal.answer')}
            </Button>
          </chakra.div>
        ) : null}
      </Panel>
      {mayAnswer ? (
        <AnswerAppeal
          open={open}
          attemptId={appeal.attempt_id}
          name={candidate.full_name}
          statement={appeal.statement}
          grants={appeal.grants}
          waiting={isWaiting}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </chakra.div>
  )
}

const State = ({ appeal: { status, grants } }: { appeal: NonNullable<Report['appeal']> }) => {
  const { t } = useTranslation('outcomes')
  if (status === 'open') return <Badge tone="warning">{t('redo.waiting')}</Badge>
  return status === 'granted' ? (
    <Badge tone="success">{t(grants === 'result' ? 'redo.restored' : 'redo.granted')}</Badge>
  ) : (
    <Badge>{t('redo.declined')}</Badge>
  )
}
