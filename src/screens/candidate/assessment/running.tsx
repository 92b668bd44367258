import { useTranslation } from 'react-i18next'
import type { UsedAssessment } from '../../../features/assessments/use-assessment'
import { Briefing } from './briefing'
import { DeviceGone } from './device-gone'
import { McqsPart } from './mcqs-part'
import { QuietFrame } from './quiet-frame'
import { SpeakingPart } from './speaking-part'
import { WritingPart } from './writing-part'
import { PathPicture } from '../../../ui/path-picture'

/** The attempt under way: the part and phase of the chart, covered while a device is gone. */
export const Running = ({ used }: { used: UsedAssessment }) => {
  const covered = used.snapshot.hasTag('covered')
  return (
    <>
      <div inert={covered}>
        <Work used={used} />
      </div>
      {covered ? <DeviceGone used={used} /> : null}
    </>
  )
}

const Work = ({ used }: { used: UsedAssessment }) => {
  const { t } = useTranslation('assessment')
  const { position, questionnaire } = used
  if (position === null) return null
  const part = questionnaire?.parts.find(({ id }) => id === position.part)
  if (part === undefined) {
    return <QuietFrame step="failed" back={false} picture={<PathPicture kind="broken" />} title={t('failed-error')} />
  }
  if (position.phase === 'briefing') return <Briefing key={part.id} used={used} part={part} />
  if (part.id === 'writing') return <WritingPart used={used} part={part} />
  if (part.id === 'mcqs') return <McqsPart used={used} part={part} />
  return <SpeakingPart used={used} part={part} />
}
