import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { Panel } from '../../../../ui/layout/panel'
import { usePlayback } from '../player/use-playback'
import type { Report } from '../timeline.rules'
import { DecideDialog } from './decide-dialog'
import { decisionsOn, momentAt, type Decision } from './decision.rules'
import { PastDecisions } from './past-decisions'

/**
 * What people decided about the attempt, and for an admin what may be decided now. Nothing where
 * there is neither.
 */
export const DecisionsPanel = ({ report }: { report: Report }) => {
  const { t } = useTranslation('recruiter')
  const playback = usePlayback()
  const [asked, setAsked] = useState<Decision | null>(null)
  const [moment, setMoment] = useState(0)
  const [open, setOpen] = useState(false)
  const made = decisionsOn(report.events)
  const { decisions } = report
  if (made.length === 0 && decisions.length === 0) return null

  const ask = (decision: Decision) => {
    // The dialog asks about the moment that is shown, so the recording is paused.
    playback.pause()
    setMoment(momentAt(playback.read().position, report))
    setAsked(decision)
    setOpen(true)
  }
  return (
    // The button of a decision may go once it is made: the reader then stays at what it brought.
    <chakra.div
      tabIndex={-1}
      borderRadius="panel"
      // What may be decided now is nothing on paper.
      data-screen-only={made.length === 0 || undefined}
    >
      <Panel title={t('decide.title')}>
        <PastDecisions events={made} />
        {decisions.length === 0 ? null : (
          <chakra.ul
            data-screen-only
            display="flex"
            flexDirection="column"
            gap="4"
            paddingBlockStart={made.length === 0 ? '0' : '4'}
            borderBlockStart={made.length === 0 ? 'none' : '1px solid {colors.border}'}
          >
            {decisions.map((decision) => (
              <li key={decision}>
                <Button size="sm" variant="secondary" wide onClick={() => ask(decision)}>
                  {t(`decide.do.${decision}`)}
                </Button>
                <chakra.p marginBlockStart="1" textStyle="tiny" color="fg.muted">
                  {t(`decide.about.${decision}`)}
                </chakra.p>
              </li>
            ))}
          </chakra.ul>
        )}
      </Panel>
      {asked === null ? null : (
        <DecideDialog
          key={asked}
          open={open}
          decision={asked}
          report={report}
          moment={moment}
          onClose={() => setOpen(false)}
        />
      )}
    </chakra.div>
  )
}
