import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { AssessmentFrame } from '../../../../ui/assessment/assessment-frame'
import { Button } from '../../../../ui/button'
import { useKind } from '../assessment-kind'
import { Mark } from '../bar'
import { ExitDialog } from './exit-dialog'
import { Help } from './help'
import { getPartNumber, type PartProps } from './part'
import { PartSteps } from './part-steps'
import { RecordingBox } from '../status/recording-box'
import { SavedState } from '../status/saved-state'
import { TakeOver } from '../status/take-over'
import { TimeLeft } from '../status/time-left'

interface PartFrameProps extends PartProps {
  task: ReactNode
  /** Submits or begins the part; it gives way to the take-over while somebody writes elsewhere. */
  submit: ReactNode
  children: ReactNode
}

/**
 * What stays the same through all parts: where one is, the time, the camera, what is saved, and the
 * way out.
 */
export const PartFrame = ({ part, task, submit, children }: PartFrameProps) => {
  const { t } = useTranslation('assessment')
  const kind = useKind()
  const { send } = AssessmentContext.useRun()
  const phase = AssessmentContext.useSelector(({ position }) => position?.phase)
  const readOnly = AssessmentContext.useSelector(({ snapshot }) => snapshot.hasTag('readOnly'))
  const isTroubled = AssessmentContext.useSelector(
    ({ snapshot, storageFailed, recordingFaults }) =>
      storageFailed || recordingFaults.length > 0 || snapshot.hasTag('offline'),
  )
  return (
    <>
      <AssessmentFrame
        wordmark={<Mark />}
        name={t(`name.${kind}`)}
        parts={<PartSteps part={part} />}
        barEnd={<TimeLeft key={`${getPartNumber(part).part} ${phase}`} />}
        task={task}
        taskLabel={t(`part.${part.id}`)}
        camera={<RecordingBox />}
        footTone={readOnly || isTroubled ? 'warning' : 'quiet'}
        footStart={<SavedState />}
        footEnd={
          readOnly ? (
            <TakeOver />
          ) : (
            <>
              <Help />
              <Button variant="ghost" onClick={() => send({ type: 'exit.asked' })}>
                {t('exit.open')}
              </Button>
              {submit}
            </>
          )
        }
      >
        {children}
      </AssessmentFrame>
      <ExitDialog />
    </>
  )
}
