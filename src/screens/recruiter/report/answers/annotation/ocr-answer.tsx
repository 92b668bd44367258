import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../../../api/file-address'
import { formatPercent } from '../../../../../i18n/numbers'
import { useLanguage } from '../../../../../i18n/use-language'
import { Notice } from '../../../../../ui/feedback/notice'
import { ZoomPicture } from '../../../../../ui/assessment/zoom-picture'
import type { AnswerProps } from './answer-props'
import { QuestionAnswer } from './question-answer'
import { SaidText } from '../said'
import { wordDiff } from './word-diff.rules'

/**
 * A picture, what a machine read in it, what the candidate made of that, and what the picture says.
 */
export const OcrAnswer = ({ answer, number, again, criteria }: AnswerProps) => {
  const { t } = useTranslation('annotation')
  const { question, value, right_text: right } = answer
  const given = question.given ?? ''
  const reference = right ?? ''
  const read = wordDiff(given, reference)
  // A candidate who changes nothing submits the text that was given.
  const isUntouched = value === null || value === given
  const written = wordDiff(isUntouched ? given : value, reference)
  return (
    <QuestionAnswer answer={answer} number={number} again={again} criteria={criteria}>
      {question.media === undefined ? null : <Picture url={question.media.url} number={number} />}
      <SaidText label={t('ocr.machine')} pieces={read.one} differs="wrong" />
      {isUntouched ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('ocr.untouched')}
        </chakra.p>
      ) : (
        <SaidText
          label={t('ocr.written')}
          none={t('ocr.emptied')}
          pieces={written.one}
          differs="wrong"
        />
      )}
      {right === null ? null : (
        <SaidText label={t('ocr.reference')} pieces={written.other} differs="missed" />
      )}
    </QuestionAnswer>
  )
}

const Picture = ({ url, number }: { url: string; number: number }) => {
  const { t } = useTranslation(['annotation', 'parts'])
  const { language } = useLanguage()
  const [broken, setBroken] = useState(false)
  if (broken)
    return (
      <Notice live tone="warning" title={t('annotation:broken.image')}>
        {t('annotation:broken.again')}
      </Notice>
    )
  return (
    <chakra.div height="280px">
      <ZoomPicture
        src={fileAddress(url)}
        alt={t('annotation:ocr.alt', { number })}
        labels={{
          view: t('annotation:ocr.picture', { number }),
          larger: t('parts:ocr.larger'),
          smaller: t('parts:ocr.smaller'),
          fit: t('parts:ocr.fit'),
        }}
        percent={(value) => formatPercent(value, language)}
        onError={() => setBroken(true)}
      />
    </chakra.div>
  )
}
