import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../../openapi/generated/api'
import { ScoreNumber } from '../../../../../ui/charts/score'
import { getMeasures } from '../../evidence.rules'
import { useEvidenceMessage } from '../../../../../features/recruiter/outcomes/use-evidence-message'

/** What a part came to as a whole, over its questions. */
export const PartMeasures = ({
  criteria,
}: {
  criteria: readonly components['schemas']['Criterion'][]
}) => {
  const { t } = useTranslation(['report', 'recruiter'])
  const sentence = useEvidenceMessage()
  if (criteria.length === 0)
    return (
      <chakra.p textStyle="small" color="fg.muted">
        {t('recruiter:answers.noEvidence')}
      </chakra.p>
    )
  return criteria.map((criterion) => (
    <chakra.p
      key={criterion.key}
      textStyle="small"
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
      paddingBlockEnd="4"
    >
      <chakra.span textStyle="smallStrong">
        {t(`report:criteria.${criterion.key}`)}{' '}
        {criterion.score === null ? null : <ScoreNumber score={criterion.score} />}
      </chakra.span>
      <chakra.span color="fg.muted">
        {getMeasures(criterion, null)
          .map((measure) => sentence(measure))
          .join(' ')}
      </chakra.span>
    </chakra.p>
  ))
}
