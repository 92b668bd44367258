import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { EntryProps } from '../part/part'
import { useOwnWords } from './use-own-words'

interface PlainSheetProps extends EntryProps {
  /** Its height; the room that is left where this is left out. */
  height?: string | undefined
}

/** A framed sheet for a text of any length, in the language it is written in. */
export const PlainSheet = ({
  question,
  labelledBy,
  value,
  readOnly,
  onValueChange,
  height,
}: PlainSheetProps) => {
  const { t } = useTranslation('assessment')
  const { refused, field } = useOwnWords()
  const isArabic = question.answer_lang === 'ar'
  return (
    <chakra.div
      position="relative"
      display="flex"
      flexDirection="column"
      flex="1"
      minHeight="0"
      style={height === undefined ? {} : { height }}
    >
      <chakra.textarea
        lang={isArabic ? 'ar' : 'en'}
        dir={isArabic ? 'rtl' : 'ltr'}
        aria-labelledby={labelledBy}
        value={value}
        readOnly={readOnly}
        onChange={(event) => onValueChange(event.target.value)}
        {...field}
        flex="1"
        minHeight="120px"
        width="full"
        resize="none"
        padding="4"
        bg={readOnly ? 'bg.sunken' : 'bg.surface'}
        color="fg"
        caretColor="accent"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="control"
        textStyle="answer"
        _hover={{ borderColor: 'fg.muted' }}
      />
      {/* It lies over the foot of the sheet for a moment, so that nothing shifts. */}
      <chakra.div
        role="status"
        position="absolute"
        insetInline="3"
        insetBlockEnd="3"
        display="flex"
        justifyContent="center"
        pointerEvents="none"
      >
        {refused ? (
          <chakra.span
            paddingInline="3"
            paddingBlock="1"
            borderRadius="control"
            textStyle="small"
            bg="warning.subtle"
            color="warning.fg"
          >
            {t('writing.pasted')}
          </chakra.span>
        ) : null}
      </chakra.div>
    </chakra.div>
  )
}
