import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { useShortLackLabels } from './use-lack-labels'

/**
 * In a row of a list: that the evidence of a result is incomplete, and what is missing of it.
 * Nothing where it is whole.
 */
export const EvidenceLacks = ({
  lacks,
}: {
  lacks: readonly components['schemas']['EvidenceLack'][]
}) => {
  const { t } = useTranslation('recruiter')
  const labels = useShortLackLabels()
  if (lacks.length === 0) return null
  return (
    <chakra.span display="block" minWidth="92px" maxWidth="148px" textStyle="tiny">
      <chakra.span display="block" color="warning.fg" fontWeight="600" whiteSpace="normal">
        {t('evidence.incomplete')}
      </chakra.span>
      {lacks.map((lack) => (
        <chakra.span key={lack.code} display="block" color="fg.muted" whiteSpace="normal">
          {labels(lack)}
        </chakra.span>
      ))}
    </chakra.span>
  )
}
