import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../i18n/numbers'
import { Nuqta } from '../../../ui/nuqta'
import { Panel } from '../../../ui/panel'
import { usePlayback } from './player/use-playback'
import { counts, type Timeline } from './timeline.rules'
import { useEpisodeWords, useOutageWords } from './use-event-words'

/** The episodes of an attempt and its outages; each leads to its moment in the recordings. */
export const IntegrityPanel = ({ timeline: { episodes, outages } }: { timeline: Timeline }) => {
  const { t } = useTranslation('recruiter')
  const episodeWords = useEpisodeWords()
  const outageWords = useOutageWords()
  const counted = episodes.filter(counts)
  const moments = [
    ...episodes.map((episode) => ({ key: episode.id, at: episode.at, isCounted: counts(episode), ...episodeWords(episode) })),
    ...outages.map((outage) => ({ key: `outage ${outage.start}`, at: outage.start, isCounted: false, ...outageWords(outage) })),
  ].toSorted((a, b) => a.at - b.at)
  return (
    <Panel title={t('integrity.title')} titleEnd={t('integrity.count', { count: counted.length })}>
      <chakra.ul>
        {moments.map(({ key, ...moment }) => (
          <li key={key}>
            <Moment {...moment} />
          </li>
        ))}
      </chakra.ul>
      <chakra.div borderBlockStart="1px solid {colors.border}" paddingBlockStart="3" textStyle="tiny" color="fg.muted" display="flex" flexDirection="column" gap="1.5">
        <p>{counted.length === 0 ? t('integrity.none') : t('integrity.meaning')}</p>
        {counted.length === moments.length ? null : <p>{t('integrity.outages')}</p>}
      </chakra.div>
    </Panel>
  )
}

interface MomentProps {
  at: number
  isCounted: boolean
  title: string
  detail: string | null
}

const Moment = ({ at, isCounted, title, detail }: MomentProps) => {
  const playback = usePlayback()
  return (
    <chakra.button
      type="button"
      onClick={() => playback.seek(at)}
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
      <Nuqta filled={isCounted} size={11} color={isCounted ? 'warning.solid' : 'border.control'} />
      <chakra.bdi color="accent" fontWeight="600" fontVariantNumeric="tabular-nums">
        {formatClock(at / 1000)}
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
  )
}
