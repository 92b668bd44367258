import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../../../api/file-address'
import { Notice } from '../../../../../ui/feedback/notice'
import type { AnswerProps } from './answer-props'
import { QuestionAnswer } from './question-answer'
import { SaidText } from '../said'
import { wordDiff } from './word-diff.rules'

/** A recording that was written down, beside what is said in it. */
export const TranscriptAnswer = ({ answer, number, again, criteria }: AnswerProps) => {
  const { t } = useTranslation(['annotation', 'recruiter'])
  const { one, other } = wordDiff(answer.value ?? '', answer.right_text ?? '')
  return (
    <QuestionAnswer answer={answer} number={number} again={again} criteria={criteria}>
      {answer.question.media === undefined ? null : (
        <Recording url={answer.question.media.url} label={t('annotation:recording', { number })} />
      )}
      <SaidText
        label={t('annotation:transcript.written')}
        none={t('recruiter:answers.nothing')}
        pieces={one}
        differs="wrong"
      />
      {answer.right_text === null ? null : (
        <SaidText label={t('annotation:transcript.reference')} pieces={other} differs="missed" />
      )}
    </QuestionAnswer>
  )
}

/** The address is good for some hours; a report that was open for longer is looked at again. */
const Recording = ({ url, label }: { url: string; label: string }) => {
  const { t } = useTranslation('annotation')
  const [broken, setBroken] = useState(false)
  if (broken)
    return (
      <Notice live tone="warning" title={t('broken.audio')}>
        {t('broken.again')}
      </Notice>
    )
  return (
    <chakra.div dir="ltr">
      {/* The transcript is shown below the recording. */}
      <chakra.audio
        src={fileAddress(url)}
        controls
        preload="none"
        aria-label={label}
        width="full"
        maxWidth="420px"
        height="40px"
        onError={() => setBroken(true)}
      />
    </chakra.div>
  )
}
