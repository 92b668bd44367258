import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentFrame } from '../../../ui/assessment-frame'
import { Button } from '../../../ui/button'
import { useKind } from './assessment-kind'
import { Mark } from './bar'
import { ExitDialog } from './exit-dialog'
import { Help } from './help'
import { getPartNumber, type PartProps } from './part'
import { PartSteps } from './part-steps'
import { RecordingBox } from './recording-box'
import { SavedState } from './saved-state'
import { TakeOver } from './take-over'
import { TimeLeft } from './time-left'

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
export const PartFrame = ({ used, part, task, submit, children }: PartFrameProps) => {
  const { t } = useTranslation('assessment')
  const kind = useKind()
  const { snapshot, send } = used
  const readOnly = snapshot.hasTag('readOnly')
  return (
    <>
      <AssessmentFrame
        wordmark={<Mark />}
        name={t(`name.${kind}`)}
        parts={<PartSteps used={used} part={part} />}
        barEnd={
          <TimeLeft key={`${getPartNumber(part).part} ${used.position?.phase}`} used={used} />
        }
        task={task}
        taskLabel={t(`part.${part.id}`)}
        camera={<RecordingBox used={used} />}
        footTone={
          readOnly ||
          used.storageFailed ||
          used.recordingFaults.length > 0 ||
          snapshot.hasTag('offline')
            ? 'warning'
            : 'quiet'
        }
        footStart={<SavedState used={used} />}
        footEnd={
          readOnly ? (
            <TakeOver used={used} />
          ) : (
            <>
              <Help used={used} />
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
      <ExitDialog used={used} />
    </>
  )
}
