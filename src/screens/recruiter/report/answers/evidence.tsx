import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { ScoreNumber } from '../../../../ui/charts/score'
import { useEvidenceMessage } from '../../../../features/recruiter/outcomes/use-evidence-message'
import { getMeasures, toMeasureTables, type Finding } from '../evidence.rules'
import { MeasuresTable } from './measures-table'

type Schemas = components['schemas']

/** What the headings, the reviewer's scores above them and the form of the review say already. */
const saidElsewhere: ReadonlySet<string> = new Set([
  'question_score',
  'reviewer_score',
  'machine_score',
  'reviewer_criterion',
  'review_writing',
])

interface EvidenceProps {
  criteria: readonly Schemas['Criterion'][]
  /** One text of several: its measures and its score. Null for a part that is one text. */
  of: { questionId: string; number: number; score: number | null } | null
  findings: readonly Finding[]
  getId: (number: number) => string
  active: number | null
  onActive: (number: number | null) => void
}

/**
 * The evidence for each criterion's score: measures in sentences and as a table that adds up to it,
 * then numbered places in the text.
 */
export const Evidence = ({ criteria, of, findings, getId, active, onActive }: EvidenceProps) => {
  const { t } = useTranslation(['recruiter', 'report'])
  const sentence = useEvidenceMessage()
  if (criteria.length === 0)
    return (
      <chakra.p color="fg.muted" textStyle="small">
        {t('recruiter:answers.noEvidence')}
      </chakra.p>
    )
  // What is measured of the whole text is said once, not under each criterion again.
  const shownTexts = new Set<string>()
  const tell = (measures: readonly Schemas['Evidence'][]) =>
    measures
      .map((measure) => sentence(measure, of?.number))
      .filter((text) => !shownTexts.has(text) && shownTexts.add(text))
  return (
    <chakra.div display="flex" flexDirection="column" gap="5" textStyle="small">
      {criteria.map((criterion) => {
        const score = of === null ? criterion.score : of.score
        const { tables, others } = toMeasureTables(
          criterion.key,
          getMeasures(criterion, of?.questionId ?? null).filter(
            ({ code }) => !saidElsewhere.has(code),
          ),
        )
        return (
          <section key={criterion.key} aria-label={t(`report:criteria.${criterion.key}`)}>
            <chakra.h3
              textStyle="smallStrong"
              display="flex"
              justifyContent="space-between"
              gap="3"
              marginBlockEnd="1"
            >
              {t(`report:criteria.${criterion.key}`)}
              {score === null ? null : <ScoreNumber score={score} />}
            </chakra.h3>
            {others.length === 0 ? null : (
              <chakra.ul display="flex" flexDirection="column" gap="1.5" color="fg.muted">
                {tell(others).map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </chakra.ul>
            )}
            {tables.map((group) => (
              <chakra.div key={group.criterion} marginBlock="2">
                <MeasuresTable group={group} number={of?.number} named={tables.length > 1} />
              </chakra.div>
            ))}
            <chakra.ul display="flex" flexDirection="column" gap="1.5">
              {findings
                .filter((finding) => finding.criterion === criterion.key)
                .map((finding) => (
                  <chakra.li
                    key={finding.number}
                    id={getId(finding.number)}
                    display="flex"
                    gap="2"
                    borderRadius="badge"
                    scrollMargin="56px"
                    bg={active === finding.number ? 'accent.subtle' : undefined}
                    _hover={{ bg: 'accent.subtle' }}
                    css={{
                      '&:target': { outline: '2px solid {colors.accent}', outlineOffset: '4px' },
                    }}
                    onPointerEnter={() => onActive(finding.number)}
                    onPointerLeave={() => onActive(null)}
                  >
                    <chakra.bdi color="warning.fg" fontWeight="600" minWidth="16px" flexShrink="0">
                      {finding.number}
                    </chakra.bdi>
                    {sentence(finding.evidence, of?.number)}
                  </chakra.li>
                ))}
            </chakra.ul>
          </section>
        )
      })}
    </chakra.div>
  )
}
