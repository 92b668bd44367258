import { chakra } from '@chakra-ui/react/styled-system'
import Heart from 'lucide-react/icons/heart'
import { useTranslation } from 'react-i18next'
import { IconButton, type ButtonVariant } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import type { MatchingJob } from '../candidate.queries'
import { useFavorite } from './use-favorite'

interface FavoriteButtonProps {
  job: Pick<MatchingJob, 'jid' | 'job_title' | 'is_favorite'>
  variant?: ButtonVariant
}

/** The heart of a job: full once it is liked. */
export const FavoriteButton = ({ job, variant = 'ghost' }: FavoriteButtonProps) => {
  const { t } = useTranslation('jobs')
  const set = useFavorite()
  return (
    <IconButton
      variant={variant}
      label={t('favorite.label', { title: job.job_title })}
      aria-pressed={job.is_favorite}
      onClick={() => set(job, !job.is_favorite)}
      icon={
        <chakra.span
          display="inline-flex"
          color="accent"
          css={{ '& svg': { fill: job.is_favorite ? 'currentColor' : 'none' } }}
        >
          <Icon of={Heart} size={20} />
        </chakra.span>
      }
    />
  )
}
