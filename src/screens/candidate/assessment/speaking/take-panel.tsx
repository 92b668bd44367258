import { chakra } from '@chakra-ui/react/styled-system'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { TAKES_PER_PROMPT } from '../../../../features/assessments/capture/take-recorder'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { formatClock } from '../../../../i18n/numbers'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Notice } from '../../../../ui/feedback/notice'
import { LiveRegion } from '../../../../ui/visually-hidden'
import { Level } from '../status/level'
import { PlayBack } from './play-back'
import { useScreenChange } from '../press-guard'
import { TakeLine } from './take-line'
import { SilenceNotice, TakeRefused } from './take-refused'

interface TakePanelProps {
  question: Question
  onStart: () => void
}

/**
 * Records an answer, plays it back, and records it again if the candidate wants to. One button in
 * one place does all of it, so that nothing jumps.
 */
export const TakePanel = ({ question, onStart }: TakePanelProps) => {
  const { t } = useTranslation('assessment')
  const [refused, setRefused] = useState(false)
  const { startTake, stopTake, stream } = AssessmentContext.useRun()
  const take = AssessmentContext.useSelector((view) => view.take)
  const readOnly = AssessmentContext.useSelector(({ snapshot }) => snapshot.hasTag('readOnly'))
  const mine = take.at !== 'idle' && take.questionId === question.id ? take.at : 'idle'
  // The one button means something else with each.
  useScreenChange(mine)
  const stored = AssessmentContext.useSelector((view) => view.takesStored.get(question.id) ?? 0)
  const playable = AssessmentContext.useSelector((view) => view.takesHeard.get(question.id))
  const microphone = AssessmentContext.useSelector(() => stream('microphone'))
  const seconds = question.max_seconds ?? 90
  const start = async () => {
    onStart()
    setRefused(!(await startTake(question)))
  }
  const isBusy = mine === 'recording' || mine === 'keeping'
  const note = isBusy
    ? t('speaking.whileRecording')
    : stored === 0
      ? t('speaking.first')
      : stored < TAKES_PER_PROMPT
        ? t('speaking.onceMore')
        : t('speaking.noMore')
  const spoken =
    mine === 'recording'
      ? t('speaking.startedSpoken')
      : mine === 'idle' && stored > 0
        ? t('speaking.keptSpoken')
        : ''
  return (
    <chakra.section
      aria-label={t('questions.answers')}
      display="flex"
      flexDirection="column"
      gap="4"
      minHeight="184px"
      padding="5"
      borderWidth="1px"
      borderColor={mine === 'recording' ? 'accent' : 'border'}
      borderRadius="panel"
    >
      <chakra.div display="flex" alignItems="center" gap="4" minHeight="48px">
        {isBusy ? (
          <Button
            size="lg"
            variant="primary"
            icon={<Icon of={Square} size={16} />}
            loading={mine === 'keeping'}
            loadingLabel={t('speaking.keeping')}
            onClick={() => void stopTake()}
          >
            {t('speaking.stop')}
          </Button>
        ) : stored < TAKES_PER_PROMPT ? (
          <Button
            size="lg"
            variant={stored === 0 ? 'primary' : 'secondary'}
            icon={<Icon of={Mic} />}
            disabled={readOnly}
            onClick={() => void start()}
          >
            {stored === 0 ? t('speaking.record') : t('speaking.recordAgain')}
          </Button>
        ) : null}
        {stored < TAKES_PER_PROMPT || mine !== 'idle' ? (
          <>
            <Level stream={microphone} label={t('speaking.level')} />
            <chakra.span textStyle="small" color="fg.muted">
              {mine === 'recording'
                ? t('speaking.now')
                : t('speaking.limit', { time: formatClock(seconds) })}
            </chakra.span>
          </>
        ) : (
          <chakra.strong textStyle="smallStrong">{t('speaking.keptSpoken')}</chakra.strong>
        )}
      </chakra.div>
      <chakra.div minHeight="44px">
        {mine === 'recording' ? (
          <TakeLine maxSeconds={seconds} />
        ) : playable === undefined ? null : (
          <PlayBack file={playable} />
        )}
      </chakra.div>
      {take.at === 'recording' && mine === 'recording' && take.silent ? (
        <SilenceNotice />
      ) : (
        <chakra.p textStyle="small" color="fg.muted">
          {note}
        </chakra.p>
      )}
      {take.at === 'refused' && mine === 'refused' ? <TakeRefused because={take.because} /> : null}
      {mine === 'failed' || refused ? (
        <Notice
          tone="danger"
          live
          title={mine === 'failed' ? t('speaking.failed') : t('speaking.notStarted')}
        />
      ) : null}
      <LiveRegion message={spoken} />
    </chakra.section>
  )
}
