import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../i18n/numbers'
import { Nuqta } from '../../../ui/nuqta'
import { Panel } from '../../../ui/panel'
import { usePlayback } from './player/use-playback'
import type { Episode } from './timeline.rules'
import { useEpisodeWords } from './use-event-words'

/** The episodes of an attempt; each leads to its moment in the recordings. */
export const IntegrityPanel = ({ episodes }: { episodes: readonly Episode[] }) => {
  const { t } = useTranslation('recruiter')
  const words = useEpisodeWords()
  const playback = usePlayback()
  return (
    <Panel title={t('integrity.title')} titleEnd={t('integrity.count', { count: episodes.length })}>
      <chakra.ul>
        {episodes.map((episode) => {
          const { title, detail } = words(episode)
          return (
            <li key={episode.id}>
              <chakra.button
                type="button"
                onClick={() => playback.seek(episode.at)}
                display="grid"
                gridTemplateColumns="auto auto minmax(0, 1fr)"
                alignItems="baseline"
                columnGap="3"
                width="full"
                paddingBlock="2.5"
                textAlign="start"
                textStyle="small"
                cursor="pointer"
                borderBlockStart="1px solid {colors.border}"
                _hover={{ bg: 'bg.page' }}
                _focusVisible={{ outlineOffset: '-2px' }}
              >
                <Nuqta filled size={11} color="warning.solid" />
                <chakra.bdi color="accent" fontWeight="600" fontVariantNumeric="tabular-nums">
                  {formatClock(episode.at / 1000)}
                </chakra.bdi>
                <span>
                  {title}
                  {detail === null ? null : (
                    <chakra.span display="block" color="fg.muted">
                      {detail}
                    </chakra.span>
                  )}
                </span>
              </chakra.button>
            </li>
          )
        })}
      </chakra.ul>
      <chakra.p borderBlockStart="1px solid {colors.border}" paddingBlockStart="3" textStyle="tiny" color="fg.muted">
        {episodes.length === 0 ? t('integrity.none') : t('integrity.meaning')}
      </chakra.p>
    </Panel>
  )
}
