import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { formatList } from '../../../../i18n/lists'
import { useLanguage } from '../../../../i18n/use-language'

interface UnansweredProps {
  /** How many there are. */
  sentence: string
  questions: readonly Question[]
  isOpen: (question: Question) => boolean
}

/** Which questions of a part have no answer, before it is handed in; nothing where all have one. */
export const Unanswered = ({ sentence, questions, isOpen }: UnansweredProps) => {
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  const open = questions.flatMap((question, at) => (isOpen(question) ? [String(at + 1)] : []))
  return open.length === 0 ? null : (
    <chakra.p color="warning.fg" marginBlockEnd="2">
      <strong>{sentence}</strong>{' '}
      {t('questions.unanswered', { numbers: formatList(open, language) })}
    </chakra.p>
  )
}
