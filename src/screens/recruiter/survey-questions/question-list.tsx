import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import type { SurveyQuestion } from '../../../features/survey/survey.queries'
import { useLanguage } from '../../../i18n/use-language'
import { toEditSurveyQuestion } from '../../../paths'
import { IconButton } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { TextLink } from '../../../ui/link'
import { Badge } from '../../../ui/feedback/status-badge'

interface QuestionListProps {
  questions: readonly SurveyQuestion[]
  /** While one is on its way to another place, no other is moved. */
  moving: boolean
  onMove: (question: SurveyQuestion, position: number) => void
  onDelete: (question: SurveyQuestion) => void
}

/** The questions as candidates get them, in both languages. */
export const QuestionList = ({ questions, moving, onMove, onDelete }: QuestionListProps) => {
  const { t } = useTranslation('survey')
  const { language } = useLanguage()
  return (
    <chakra.ol
      aria-label={t('questions.title')}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      listStyleType="none"
    >
      {questions.map((question, at) => {
        const name = { number: at + 1 }
        return (
          <chakra.li
            key={question.id}
            display="flex"
            flexWrap="wrap"
            alignItems="flex-start"
            gap="3"
            paddingBlock="4"
            paddingInline={{ base: '4', md: '5' }}
            borderBlockStart={at === 0 ? 'none' : '1px solid {colors.border}'}
          >
            <chakra.span textStyle="smallStrong" color="fg.muted" minWidth="24px" aria-hidden>
              {at + 1}
            </chakra.span>
            <chakra.div flex="1" minWidth="min(260px, 100%)">
              <TextLink tone="strong">
                <Link to={toEditSurveyQuestion(question.id)} aria-label={t('questions.edit', name)}>
                  {language === 'ar' ? question.question_ar : question.question}
                </Link>
              </TextLink>
              <chakra.p
                textStyle="small"
                color="fg.muted"
                marginBlockStart="1"
                lang={language === 'ar' ? 'en' : 'ar'}
                dir={language === 'ar' ? 'ltr' : 'rtl'}
                textAlign={language === 'ar' ? 'end' : 'end'}
              >
                {language === 'ar' ? question.question : question.question_ar}
              </chakra.p>
              <chakra.div
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                gap="2"
                marginBlockStart="2"
              >
                <Badge>{t(`type.${question.type}`)}</Badge>
                {question.type === 'choice' ? (
                  <chakra.span textStyle="tiny" color="fg.muted">
                    {question.options
                      .map((option) => (language === 'ar' ? option.label_ar : option.label))
                      .join(t('questions.between'))}
                  </chakra.span>
                ) : null}
              </chakra.div>
            </chakra.div>
            <chakra.div display="flex" gap="1" marginInlineStart="auto">
              <IconButton
                size="sm"
                variant="ghost"
                label={t('questions.up', name)}
                icon={<Icon of={ArrowUp} />}
                disabled={moving || at === 0}
                onClick={() => onMove(question, at)}
              />
              <IconButton
                size="sm"
                variant="ghost"
                label={t('questions.down', name)}
                icon={<Icon of={ArrowDown} />}
                disabled={moving || at === questions.length - 1}
                onClick={() => onMove(question, at + 2)}
              />
              <IconButton
                size="sm"
                variant="ghost"
                label={t('questions.delete', name)}
                icon={<Icon of={Trash} />}
                onClick={() => onDelete(question)}
              />
            </chakra.div>
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}
