import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { ScoreNumber } from '../../../../ui/charts/score'
import { getMeasured, writingCriteria } from '../evidence.rules'

type Schemas = components['schemas']

interface ReviewedCriteriaProps {
  answer: Schemas['ReportAnswer']
  criteria: readonly Schemas['Criterion'][]
}

/** The scores that a reviewer gave a text, each beside the measured one. */
export const ReviewedCriteria = ({ answer, criteria }: ReviewedCriteriaProps) => {
  const { t } = useTranslation(['recruiter', 'report'])
  const given = answer.review_criteria
  if (given === null) return null
  const measured = getMeasured(criteria, answer)
  return (
    <section aria-label={t('recruiter:answers.reviewScores')}>
      <chakra.h3 textStyle="smallStrong" marginBlockEnd="1">
        {t('recruiter:answers.reviewScores')}
      </chakra.h3>
      <chakra.ul
        textStyle="small"
        display="grid"
        gridTemplateColumns="max-content max-content 1fr"
        columnGap="2"
        rowGap="1"
      >
        {writingCriteria.map((key) => (
          <chakra.li
            key={key}
            display="grid"
            gridColumn="1 / -1"
            gridTemplateColumns="subgrid"
            alignItems="baseline"
          >
            <span>{t(`report:criteria.${key}`)}</span>
            <ScoreNumber score={given[key]} />
            {measured[key] === undefined ? null : (
              <chakra.span textStyle="tiny" color="fg.muted">
                {t('recruiter:review.measured', { score: measured[key] })}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  )
}
