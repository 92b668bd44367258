import { useMemo, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../features/assessments/engine/assessment-context'
import { AttemptMedia } from '../../../features/assessments/engine/use-question-media'
import { PathPicture } from '../../../ui/career-path/path-picture'
import { AudioTranscriptionPart } from './annotation/audio-transcription-part'
import { Briefing } from './part/briefing'
import { DeviceGone } from './status/device-gone'
import { ErrorCorrectionPart } from './annotation/error-correction-part'
import { GrantedNotice } from './part/granted-notice'
import { McqsPart } from './questions/mcqs-part'
import { OcrCheckPart } from './annotation/ocr-check-part'
import type { Part, PartProps } from './part/part'
import { QualityRankingPart } from './annotation/quality-ranking-part'
import { QuietFrame } from './quiet-frame'
import { ExemptPart } from './part/exempt-part'
import { SpeakingPart } from './speaking/speaking-part'
import { TranslationReviewPart } from './annotation/translation-review-part'
import { WritingPart } from './writing/writing-part'

/** What is done in each kind of part. */
const screens: Record<Part['kind'], ComponentType<PartProps>> = {
  written: WritingPart,
  mcqs: McqsPart,
  speaking: SpeakingPart,
  guideline_comprehension: McqsPart,
  text_classification: McqsPart,
  translation_review: TranslationReviewPart,
  quality_ranking: QualityRankingPart,
  audio_transcription: AudioTranscriptionPart,
  error_correction: ErrorCorrectionPart,
  ocr_check: OcrCheckPart,
  response_writing: WritingPart,
}

/** The attempt under way: the part and phase of the chart, covered while a device is gone. */
export const Running = () => {
  const covered = AssessmentContext.useSelector(({ snapshot }) => snapshot.hasTag('covered'))
  return (
    <>
      <div inert={covered}>
        <Work />
      </div>
      <GrantedNotice />
      {covered ? <DeviceGone /> : null}
    </>
  )
}

const Work = () => {
  const { t } = useTranslation('assessment')
  const position = AssessmentContext.useSelector((view) => view.position)
  const questionnaire = AssessmentContext.useSelector((view) => view.questionnaire)
  if (position === null) return null
  const part = questionnaire?.parts.find(({ id }) => id === position.part)
  if (part === undefined) {
    return (
      <QuietFrame
        step="failed"
        back={false}
        picture={<PathPicture kind="broken" />}
        title={t('failed-error')}
      />
    )
  }
  if (part.waived === true) return <ExemptPart key={part.id} part={part} />
  return position.phase === 'briefing' ? (
    <Briefing key={part.id} part={part} />
  ) : (
    <Answering key={part.id} part={part} />
  )
}

const Answering = ({ part }: PartProps) => {
  const { wantMedia } = AssessmentContext.useRun()
  const media = AssessmentContext.useSelector((view) => view.media)
  const attempt = useMemo(() => ({ media, wantMedia }), [media, wantMedia])
  const Screen = screens[part.kind]
  return (
    <AttemptMedia value={attempt}>
      <Screen part={part} />
    </AttemptMedia>
  )
}
