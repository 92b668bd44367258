import { AudioTranscriptionEntry } from './audio-transcription-entry'
import type { PartProps } from '../part/part'
import { QuestionsPart } from '../questions/questions-part'
import { Written } from '../writing/written'

/** Recordings to be written down. */
export const AudioTranscriptionPart = (props: PartProps) => (
  <QuestionsPart {...props} said={(_, value) => <Written text={value} />}>
    {(entry) => <AudioTranscriptionEntry key={entry.question.id} {...entry} />}
  </QuestionsPart>
)
