import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentFrame } from '../../../ui/assessment-frame'
import { Button } from '../../../ui/button'
import { PathSteps } from '../../../ui/path-steps'
import { Mark } from './bar'
import { englishIdOf, partIds, placeOf, type PartProps } from './english-part'
import { ExitAsked } from './exit-asked'
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

/** What stays the same through all parts: where one is, the time, the camera, what is saved, and the way out. */
export const PartFrame = ({ used, part, task, submit, children }: PartFrameProps) => {
  const { t } = useTranslation('assessment')
  const { snapshot, send } = used
  const readOnly = snapshot.hasTag('readOnly')
  const here = partIds.indexOf(englishIdOf(part))
  return (
    <>
      <AssessmentFrame
        wordmark={<Mark />}
        name={t('name')}
        parts={
          <PathSteps
            label={t('part.label')}
            words="beside"
            travelled={travelledIn(used, part.id)}
            stages={partIds.map((id, at) => {
              const state = at < here ? 'done' : at === here ? 'here' : 'ahead'
              return { id, label: t(`part.${id}`), state, stateLabel: t(`part.${state}`) }
            })}
          />
        }
        barEnd={<TimeLeft key={`${placeOf(part).part} ${used.position?.phase}`} used={used} budget={part.budget_seconds} />}
        task={task}
        taskLabel={t(`part.${englishIdOf(part)}`)}
        camera={<RecordingBox used={used} />}
        footTone={readOnly || used.storageFailed || snapshot.hasTag('offline') ? 'warning' : 'quiet'}
        footStart={<SavedState used={used} />}
        footEnd={
          readOnly ? (
            <TakeOver used={used} />
          ) : (
            <>
              <Button variant="plain" onClick={() => send({ type: 'exit.asked' })}>
                {t('exit.open')}
              </Button>
              {submit}
            </>
          )
        }
      >
        {children}
      </AssessmentFrame>
      <ExitAsked used={used} />
    </>
  )
}

/** How far this part is gone, by its clock: 0 before it begins. */
function travelledIn({ parts, position, now }: PartProps['used'], id: string): number {
  const times = parts.find((part) => part.id === id)
  if (position?.phase !== 'answering' || !times || times.started_at === null || times.deadline === null) return 0
  const from = Date.parse(times.started_at)
  return Math.min(100, Math.max(0, ((now() - from) / (Date.parse(times.deadline) - from)) * 100))
}
