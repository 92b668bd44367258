import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { FormField } from '../../../../forms/form-field'
import { TextField } from '../../../../ui/fields/text-field'
import { filterCriteria, getMeasured, getReasons, writingCriteria } from '../evidence.rules'
import type { Report } from '../timeline.rules'
import { useEvidenceMessage } from '../../../../features/recruiter/outcomes/use-evidence-message'

type Answer = components['schemas']['ReportAnswer']

interface WrittenScoresProps {
  report: Report
  answer: Answer
  /** Where something else is scored, too. */
  title: string | null
}

/** The three criteria of a text, each beside what was measured, and why the text is doubted. */
export const WrittenScores = ({ report, answer, title }: WrittenScoresProps) => {
  const { t } = useTranslation(['recruiter', 'report'])
  const sentence = useEvidenceMessage()
  const { id } = answer.question
  const siblings = report.answers.filter(({ part }) => part === answer.part)
  const criteria = filterCriteria(report.result.criteria, answer.part)
  const measured = getMeasured(criteria, answer)
  const reasons = getReasons(criteria, id).map((reason) =>
    sentence(reason, siblings.indexOf(answer) + 1),
  )
  return (
    <ScoreGroup
      title={title}
      lead={answer.awaits_review ? [t('recruiter:review.doubt'), ...reasons].join(' ') : null}
      columns={3}
    >
      {writingCriteria.map((key) => (
        <FormField key={key} name={`criteria.${id}.${key}`} label={t(`report:criteria.${key}`)}>
          {(field) => (
            <TextField
              {...field}
              latin
              inputMode="numeric"
              hint={
                measured[key] === undefined
                  ? t('recruiter:review.scale')
                  : t('recruiter:review.scaleMeasured', { score: measured[key] })
              }
            />
          )}
        </FormField>
      ))}
    </ScoreGroup>
  )
}

interface SpokenScoresProps {
  answers: readonly Answer[]
  /** Where something else is scored, too. */
  title: string | null
  lead: string | null
}

/** One score for each spoken answer. */
export const SpokenScores = ({ answers, title, lead }: SpokenScoresProps) => {
  const { t } = useTranslation('recruiter')
  return (
    <ScoreGroup title={title} lead={lead} columns={4}>
      {answers.map(({ question: { id } }, at) => (
        <FormField key={id} name={`scores.${id}`} label={t('review.score', { number: at + 1 })}>
          {(field) => <TextField {...field} latin inputMode="numeric" hint={t('review.scale')} />}
        </FormField>
      ))}
    </ScoreGroup>
  )
}

interface ScoreGroupProps {
  title: string | null
  lead: string | null
  columns: 3 | 4
  children: ReactNode
}

const ScoreGroup = ({ title, lead, columns, children }: ScoreGroupProps) => {
  const titleId = useId()
  return (
    <chakra.div
      {...(title === null ? {} : { role: 'group', 'aria-labelledby': titleId })}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      {title === null && lead === null ? null : (
        <div>
          {title === null ? null : (
            <chakra.h4 id={titleId} textStyle="bodyStrong">
              {title}
            </chakra.h4>
          )}
          {lead === null ? null : (
            <chakra.p textStyle="small" color="fg.muted">
              {lead}
            </chakra.p>
          )}
        </div>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: columns === 3 ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        }}
        gap="4"
        alignItems="start"
      >
        {children}
      </chakra.div>
    </chakra.div>
  )
}
