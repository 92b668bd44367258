import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { useLanguage } from '../../../../i18n/use-language'

/** What to do, in the language of the interface where it is written in both. */
export function useInstruction(): (question: Pick<Question, 'prompt'>) => string {
  const { language } = useLanguage()
  return ({ prompt }) => (language === 'ar' && prompt.ar !== null ? prompt.ar : prompt.en)
}
