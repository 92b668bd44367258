import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ControlBox } from '../../../../ui/fields/text-field'
import { inputCss } from '../../../../ui/theme/control-recipe'
import { countWords } from '../writing/count-words'
import type { EntryProps } from '../part/part'
import { useOwnWords } from '../writing/use-own-words'

/**
 * A field for one word, in the language of its sentence. More than one word gives a hint, but is
 * kept.
 */
export const ErrorCorrectionEntry = ({
  question,
  labelledBy,
  value,
  readOnly,
  onValueChange,
}: EntryProps) => {
  const { t } = useTranslation(['parts', 'assessment'])
  const { refused, field } = useOwnWords()
  const id = useId()
  const isArabic = question.answer_lang === 'ar'
  const words = countWords(value)
  const note = refused
    ? t('assessment:writing.pasted')
    : words > 1
      ? t('correction.words', { count: words })
      : null
  return (
    <chakra.div
      dir={isArabic ? 'rtl' : 'ltr'}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
    >
      <chakra.span id={id} textStyle="small" color="fg.muted" flexShrink="0">
        <bdi>{t('correction.field')}</bdi>
      </chakra.span>
      <chakra.div width="260px">
        <ControlBox>
          <chakra.input
            type="text"
            lang={isArabic ? 'ar' : 'en'}
            dir={isArabic ? 'rtl' : 'ltr'}
            aria-labelledby={`${id} ${labelledBy}`}
            aria-describedby={`${id}-note`}
            value={value}
            readOnly={readOnly}
            onChange={(event) => onValueChange(event.target.value)}
            {...field}
            css={inputCss}
          />
        </ControlBox>
      </chakra.div>
      <chakra.span id={`${id}-note`} role="status" dir="auto" textStyle="small" color="warning.fg">
        {note}
      </chakra.span>
    </chakra.div>
  )
}
