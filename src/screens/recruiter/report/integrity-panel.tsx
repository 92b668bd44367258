import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../i18n/numbers'
import { Button } from '../../../ui/button'
import { Nuqta } from '../../../ui/nuqta'
import { Panel } from '../../../ui/panel'
import { EpisodePicture } from './episode-picture'
import { usePlayback } from './player/use-playback'
import { SignalsHelp } from './signals-help'
import { counts, type Timeline } from './timeline.rules'
import { useEpisodeWords, useOutageWords } from './use-event-words'

interface IntegrityPanelProps {
  timeline: Timeline
  /** Pictures are deleted for their age with the recordings. */
  areDeleted: boolean
}

/**
 * The episodes of an attempt and its outages; each leads to its moment in the recordings. Pictures
 * are fetched when somebody asks for them, as that is what goes on record.
 */
export const IntegrityPanel = ({
  timeline: { episodes, outages },
  areDeleted,
}: IntegrityPanelProps) => {
  const { t } = useTranslation('recruiter')
  const [open, setOpen] = useState(false)
  const episodeWords = useEpisodeWords()
  const outageWords = useOutageWords()
  const counted = episodes.filter(counts)
  const moments = [
    ...episodes.map((episode) => ({
      key: episode.id,
      at: episode.at,
      isCounted: counts(episode),
      pictureId: areDeleted ? null : episode.pictureId,
      ...episodeWords(episode),
    })),
    ...outages.map((outage) => ({
      key: `outage ${outage.start}`,
      at: outage.start,
      isCounted: false,
      pictureId: null,
      ...outageWords(outage),
    })),
  ].toSorted((a, b) => a.at - b.at)
  const unavailable = episodes.some(({ cause }) => cause === 'signals_unavailable')
  return (
    <Panel title={t('integrity.title')} titleEnd={t('integrity.count', { count: counted.length })}>
      <chakra.ul>
        {moments.map(({ key, pictureId, ...moment }) => (
          <chakra.li
            key={key}
            display="flex"
            alignItems="flex-start"
            columnGap="3"
            borderBlockStart="1px solid {colors.border}"
          >
            <Moment {...moment} />
            {open && pictureId !== null ? (
              <EpisodePicture
                id={pictureId}
                at={formatClock(moment.at / 1000)}
                title={moment.title}
              />
            ) : null}
          </chakra.li>
        ))}
      </chakra.ul>
      {!open && moments.some(({ pictureId }) => pictureId !== null) ? (
        <chakra.div paddingBlockEnd="3">
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {t('integrity.picture.show')}
          </Button>
        </chakra.div>
      ) : null}
      <chakra.div
        borderBlockStart="1px solid {colors.border}"
        paddingBlockStart="3"
        textStyle="tiny"
        color="fg.muted"
        display="flex"
        flexDirection="column"
        gap="1.5"
      >
        <p>{counted.length === 0 ? t('integrity.none') : t('integrity.meaning')}</p>
        {outages.length === 0 && episodes.every(({ cause }) => cause !== 'offline') ? null : (
          <p>{t('integrity.outages')}</p>
        )}
        {unavailable ? <p>{t('integrity.unavailable')}</p> : null}
        <SignalsHelp />
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
      flex="1"
      minWidth="0"
      paddingBlock="2.5"
      textAlign="start"
      textStyle="small"
      cursor="pointer"
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
