import { useTranslation } from 'react-i18next'
import { OcrCheckEntry } from './ocr-check-entry'
import type { PartProps } from '../part/part'
import { QuestionsPart } from '../questions/questions-part'
import { Written } from '../writing/written'

/** What a machine read in pictures, to be corrected. */
export const OcrCheckPart = (props: PartProps) => {
  const { t } = useTranslation('parts')
  return (
    <QuestionsPart
      {...props}
      asked="within"
      isAnswered={({ given }, value) => value.trim() !== '' && value !== given}
      said={(_, value) => <Written text={value} />}
      lacks={({ given }, value) => (value === '' || value === given ? t('ocr.untouched') : null)}
    >
      {(entry) => <OcrCheckEntry key={entry.question.id} {...entry} />}
    </QuestionsPart>
  )
}
