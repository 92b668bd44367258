import { chakra } from '@chakra-ui/react/styled-system'
import type { components } from '../../../../../openapi/generated/api'
import { Passage } from '../../../../features/assessments/passage'
import { useLanguage } from '../../../../i18n/use-language'

type Question = components['schemas']['Question']

interface PromptProps {
  question: Question
  number?: number | undefined
  /** Its instructions are those of the question before, and are said there. */
  again?: boolean | undefined
  /** Lines of both languages begin at one edge, that of the page: for a question of a few words. */
  short?: boolean | undefined
}

const oneEdge = { '& [dir], & p[lang]': { textAlign: '-webkit-match-parent' } }

/**
 * What was asked. Instructions follow the language of the screen; assessed content stays as the
 * candidate saw it.
 */
export const Prompt = ({ question, number, again = false, short = false }: PromptProps) => {
  const { language } = useLanguage()
  const translated = language === 'ar' ? question.prompt.ar : null
  return (
    // The number stands at the side where the sentence begins, without a dot, which would change
    // sides with the direction.
    <chakra.div
      dir={translated === null ? 'ltr' : 'rtl'}
      display="flex"
      textStyle="small"
      color="fg.muted"
    >
      {number === undefined ? null : (
        <chakra.span color="fg" fontWeight="600" flexShrink="0" width="28px">
          {number}
        </chakra.span>
      )}
      <chakra.div display="flex" flexDirection="column" gap="1" flex="1" minWidth="0">
        {again ? null : (
          <p lang={translated === null ? 'en' : 'ar'}>{translated ?? question.prompt.en}</p>
        )}
        {question.body === undefined ? null : (
          <chakra.div color="fg" css={short ? oneEdge : undefined}>
            <Passage html={question.body} />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}
