import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { None } from '../../../ui/lists/none'
import { Nuqta } from '../../../ui/career-path/nuqta'

type Row = components['schemas']['ResultRow']

/**
 * How many moments of an attempt deserve a look. Zero is shown only if the whole attempt was
 * observed; for an attempt that was not scored nothing is known yet.
 */
export const EpisodeCount = ({
  row: { episodes: count, lacks, overall },
}: {
  row: Pick<Row, 'episodes' | 'lacks' | 'overall'>
}) => {
  const { t } = useTranslation('recruiter')
  if (count > 0)
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        <Nuqta filled size={10} color="warning.solid" />
        <bdi>{count}</bdi>
        <chakra.span srOnly>{t('table.episodes', { count })}</chakra.span>
      </chakra.span>
    )
  if (lacks.length > 0)
    return (
      <chakra.span
        display="inline-block"
        maxWidth="108px"
        whiteSpace="normal"
        textStyle="tiny"
        color="warning.fg"
      >
        {t(lacks.some(isUnseen) ? 'table.notAllSeen' : 'evidence.incomplete')}
      </chakra.span>
    )
  if (overall === null) return <None />
  return <chakra.span color="fg.muted">{t('table.noEpisodes')}</chakra.span>
}

const unseen: ReadonlySet<Row['lacks'][number]['code']> = new Set([
  'screen_share',
  'camera_share',
  'screen_gap',
  'camera_gap',
  'same_film',
  'late_answers',
])

const isUnseen = ({ code }: Row['lacks'][number]) => unseen.has(code)
