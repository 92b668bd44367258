import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { formatTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { findingsIn, getPieces, type Finding } from '../evidence.rules'
import { Evidence } from './evidence'
import { LateEdits } from './late-edits'
import { Made } from './made'
import { Prompt } from './prompt'
import { ReviewedCriteria } from './reviewed-criteria'

type Schemas = components['schemas']

interface WrittenAnswerProps {
  /** Counted from 1, where a part asks for several texts. */
  number?: number | undefined
  again?: boolean
  answer: Schemas['ReportAnswer']
  criteria: readonly Schemas['Criterion'][]
}

/** A text with the places that were found in it, and beside it what was found and measured. */
export const WrittenAnswer = ({ answer, number, again, criteria }: WrittenAnswerProps) => {
  const { t } = useTranslation('recruiter')
  const id = useId()
  const [active, setActive] = useState<number | null>(null)
  const findings = findingsIn(criteria, answer.question.id)
  return (
    <chakra.div
      data-question={answer.question.id}
      tabIndex={-1}
      paddingBlock={number === undefined ? '0' : '5'}
      borderBlockStart={number === undefined ? 'none' : '1px solid {colors.border}'}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'repeat(2, minmax(0, 1fr))',
        '2xl': 'minmax(0, 3fr) minmax(0, 2fr)',
      }}
      gap={{ base: '6', lg: '8' }}
    >
      <chakra.div display="flex" flexDirection="column" gap="4" minWidth="0" maxWidth="measure">
        <Prompt question={answer.question} number={number} again={again} />
        <Facts answer={answer} />
        {answer.value === null || answer.value === '' ? (
          <chakra.p color="fg.muted">{t('answers.nothing')}</chakra.p>
        ) : (
          <MarkedText
            text={answer.value}
            findings={findings}
            getId={(number) => `${id}-${number}`}
            active={active}
            onActive={setActive}
          />
        )}
        <Made answer={answer} />
        <LateEdits answer={answer} />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
        <ReviewedCriteria answer={answer} criteria={criteria} />
        <Evidence
          criteria={criteria}
          of={
            number === undefined
              ? null
              : { questionId: answer.question.id, number, score: answer.score }
          }
          findings={findings}
          getId={(number) => `${id}-${number}`}
          active={active}
          onActive={setActive}
        />
      </chakra.div>
    </chakra.div>
  )
}

const Facts = ({
  answer: { words, question, saved_at: savedAt },
}: {
  answer: Schemas['ReportAnswer']
}) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const { min_words: min, max_words: max } = question
  const facts = [
    words === null ? null : t('answers.words', { count: words }),
    min === undefined || max === undefined ? null : t('answers.asked', { min, max }),
    savedAt === null ? null : t('answers.saved', { at: formatTime(savedAt, language) }),
  ].filter((fact) => fact !== null)
  return facts.length === 0 ? null : (
    <chakra.p textStyle="small" color="fg.muted">
      {facts.join(t('list.comma'))}
    </chakra.p>
  )
}

interface MarkedTextProps {
  text: string
  findings: readonly Finding[]
  getId: (number: number) => string
  active: number | null
  onActive: (number: number | null) => void
}

const MarkedText = ({ text, findings, getId, active, onActive }: MarkedTextProps) => {
  const { t } = useTranslation('recruiter')
  return (
    <chakra.p dir="auto" textStyle="body" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {getPieces(text, findings).map((piece, index) =>
        piece.findings.length === 0 ? (
          <span key={index}>{piece.text}</span>
        ) : (
          <chakra.mark
            key={index}
            color="fg"
            bg={
              active !== null && piece.findings.includes(active) ? 'accent.muted' : 'warning.subtle'
            }
            borderBlockEnd="2px solid {colors.warning.solid}"
            paddingBlock="0.5"
            css={{ boxDecorationBreak: 'clone' }}
            onPointerEnter={() => onActive(piece.findings[0] ?? null)}
            onPointerLeave={() => onActive(null)}
          >
            {piece.text}
            {piece.ending.map((number) => (
              <chakra.sup key={number}>
                <chakra.a
                  href={`#${getId(number)}`}
                  aria-label={t('answers.finding', { number })}
                  onFocus={() => onActive(number)}
                  onBlur={() => onActive(null)}
                  paddingInline="1"
                  textStyle="chart"
                  fontWeight="600"
                  color="warning.fg"
                >
                  {number}
                </chakra.a>
              </chakra.sup>
            ))}
          </chakra.mark>
        ),
      )}
    </chakra.p>
  )
}
