import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../ui/feedback/status-badge'
import { getPartNumber, type Part } from './part'

/** "Part 1 of 3" and how much there is in it. */
export const PartBadges = ({ part }: { part: Part }) => {
  const { t } = useTranslation('assessment')
  const count = part.questions.length
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" marginBlockEnd="5">
      <Badge>{t('part.of', getPartNumber(part))}</Badge>
      <Badge>
        {part.kind === 'written' || part.kind === 'response_writing'
          ? t('briefing.tasks', { count })
          : t('briefing.questions', { count })}
      </Badge>
    </chakra.div>
  )
}
