import { chakra } from '@chakra-ui/react/styled-system'
import Reset from 'lucide-react/icons/rotate-ccw'
import Undo from 'lucide-react/icons/undo-2'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuestionMedia } from '../../../../features/assessments/engine/use-question-media'
import { formatPercent } from '../../../../i18n/numbers'
import { useLanguage } from '../../../../i18n/use-language'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { LiveRegion } from '../../../../ui/visually-hidden'
import { ZoomPicture } from '../../../../ui/assessment/zoom-picture'
import { MediaWait } from './media-wait'
import type { EntryProps } from '../part/part'
import { PlainSheet } from '../writing/plain-sheet'

/** A picture of a text beside what a machine read in it, which is corrected. */
export const OcrCheckEntry = (entry: EntryProps) => {
  const { t } = useTranslation('parts')
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        css={{ '& > *': { height: 'clamp(280px, calc(100dvh - 430px), 560px)' } }}
      >
        <div>
          <Picture question={entry.question} />
        </div>
        <Reading {...entry} />
      </chakra.div>
      <chakra.p textStyle="tiny" color="fg.muted">
        {t('ocr.keys')}
      </chakra.p>
    </chakra.div>
  )
}

const Picture = ({ question }: Pick<EntryProps, 'question'>) => {
  const { t } = useTranslation('parts')
  const { language } = useLanguage()
  const media = useQuestionMedia(question)
  const [broken, setBroken] = useState<string | null>(null)
  if (media.url === null || media.url === broken)
    return <MediaWait kind="image" media={media} broken={media.url !== null} />
  return (
    <ZoomPicture
      src={media.url}
      alt={t('ocr.alt')}
      labels={{
        view: t('ocr.picture'),
        larger: t('ocr.larger'),
        smaller: t('ocr.smaller'),
        fit: t('ocr.fit'),
      }}
      percent={(value) => formatPercent(value, language)}
      onError={() => setBroken(media.url)}
    />
  )
}

/** The machine's reading as it is corrected. It can be brought back, and that can be undone. */
const Reading = ({ question, labelledBy, value, readOnly, onValueChange }: EntryProps) => {
  const { t } = useTranslation('parts')
  const id = useId()
  const given = question.given ?? ''
  // A candidate who deletes everything to write it again keeps an empty sheet. An untouched sheet
  // begins with the given text.
  const [emptied, setEmptied] = useState(false)
  const [before, setBefore] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const text = value === '' && !emptied ? given : value
  const isUntouched = text === given
  const write = (next: string) => {
    setEmptied(next === '')
    onValueChange(next)
  }
  const change = (next: string) => {
    setBefore(null)
    write(next)
  }
  const reset = () => {
    setBefore(text)
    setSaid(t('ocr.resetSaid'))
    write(given)
  }
  const undo = () => {
    setBefore(null)
    setSaid(t('ocr.undoSaid'))
    write(before ?? given)
  }
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="0">
      <LiveRegion message={said} />
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        minHeight="36px"
        marginBlockEnd="2"
      >
        <chakra.span id={id} textStyle="smallStrong">
          {t('ocr.text')}
        </chakra.span>
        {before !== null && isUntouched ? (
          <Button
            size="sm"
            variant="subtle"
            icon={<Icon of={Undo} size={16} mirror />}
            disabled={readOnly}
            onClick={undo}
          >
            {t('ocr.undo')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            icon={<Icon of={Reset} size={16} />}
            disabled={readOnly || isUntouched}
            onClick={reset}
          >
            {t('ocr.reset')}
          </Button>
        )}
      </chakra.div>
      <PlainSheet
        question={question}
        labelledBy={`${id} ${labelledBy}`}
        value={text}
        readOnly={readOnly}
        onValueChange={change}
      />
    </chakra.div>
  )
}
