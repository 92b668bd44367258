import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { Notice } from '../../../../ui/feedback/notice'

type Answer = components['schemas']['ReportAnswer']

interface LateEditsProps {
  answer: Pick<Answer, 'differs' | 'late_edits'>
  /** Formats an answer that is more than a text. */
  tell?: ((value: string) => string) | undefined
}

const asWritten = (value: string) => value

const lateWords = ({ counted, awaiting }: Answer['late_edits'][number]) =>
  counted ? 'lateCounted' : awaiting ? 'lateAwaiting' : 'lateNotCounted'

/**
 * Edits that arrived after their time. They are kept and shown, and count only if a recorded outage
 * explains them. It also says if the page showed a text that never arrived.
 */
export const LateEdits = ({ answer, tell = asWritten }: LateEditsProps) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return (
    <>
      {answer.differs ? (
        <Notice tone="warning" title={t('answers.differs')}>
          {t('answers.differsMore')}
        </Notice>
      ) : null}
      {answer.late_edits.map((edit) => (
        <Notice
          key={`${edit.delivered_at} ${edit.edited_at}`}
          tone="warning"
          title={t('answers.late', { at: formatDateTime(edit.delivered_at, language) })}
        >
          {t(`answers.${lateWords(edit)}`)}
          <chakra.p dir="auto" color="fg" marginBlockStart="1" whiteSpace="pre-wrap">
            {tell(edit.value)}
          </chakra.p>
        </Notice>
      ))}
    </>
  )
}
