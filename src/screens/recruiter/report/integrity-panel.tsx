import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLacking, sources } from '../../../../machines/shared/coverage'
import { episodeGroups, isCounted } from '../../../../machines/shared/episodes'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'
import { MomentGroup, type ShownMoment } from './moment-group'
import { SignalsHelp } from './signals-help'
import type { Report, Timeline } from './timeline.rules'
import { formatLength, useEpisodeLabels, useOutageWords } from './use-event-labels'

interface IntegrityPanelProps {
  timeline: Timeline
  coverage: Report['coverage']
  /** Whether other evidence is missing, even if a reviewer accepted that. */
  isLackingEvidence: boolean
  /** True if the pictures were deleted with the recordings at the end of their retention time. */
  areDeleted: boolean
}

/**
 * The episodes of an attempt by their kind, the longest first, and its outages; each links to its
 * moment in the recordings. It says that there is nothing to look at only if the whole attempt was
 * observed. Pictures are fetched when somebody opens them, because that is noted in the access log.
 */
export const IntegrityPanel = ({
  timeline: { episodes, outages },
  coverage,
  isLackingEvidence,
  areDeleted,
}: IntegrityPanelProps) => {
  const { t } = useTranslation('recruiter')
  const [open, setOpen] = useState(false)
  const episodeWords = useEpisodeLabels()
  const outageWords = useOutageWords()
  const counted = episodes.filter(isCounted)
  const groups = episodeGroups(episodes).map((group) => ({
    ...group,
    moments: group.episodes.map((episode): ShownMoment => ({
      key: episode.id,
      at: episode.offset_ms,
      isCounted: isCounted(episode),
      pictureId: areDeleted ? null : episode.pictureId,
      ...episodeWords(episode),
    })),
  }))
  const silent = outages.map((outage): ShownMoment => ({
    key: `outage ${outage.start}`,
    at: outage.start,
    isCounted: false,
    pictureId: null,
    ...outageWords(outage),
  }))
  const isIncomplete = sources.some((source) => isLacking(coverage[source]))
  const unavailable = episodes.some(({ cause }) => cause === 'signals_unavailable')
  const hasPictures = groups.some(({ moments }) =>
    moments.some(({ pictureId }) => pictureId !== null),
  )
  return (
    <Panel title={t('integrity.title')} titleEnd={t('integrity.count', { count: counted.length })}>
      {groups.map(({ cause, total_ms: total, moments }) => (
        <MomentGroup
          key={cause}
          title={t(`cause.${cause}`)}
          figures={[
            t('integrity.times', { count: moments.length }),
            ...(total === null ? [] : [t('integrity.total', { time: formatLength(total) })]),
          ].join(t('list.comma'))}
          moments={moments}
          showsPictures={open}
        />
      ))}
      {silent.length === 0 ? null : (
        <MomentGroup
          title={t('integrity.outagesTitle')}
          figures={t('integrity.times', { count: silent.length })}
          moments={silent}
          showsPictures={false}
        />
      )}
      {!open && hasPictures ? (
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
        {counted.length > 0 ? <p>{t('integrity.meaning')}</p> : null}
        {isIncomplete ? <p>{t('integrity.incomplete')}</p> : null}
        {counted.length === 0 && !isIncomplete ? (
          <p>{t(isLackingEvidence ? 'integrity.lacking' : 'integrity.none')}</p>
        ) : null}
        {outages.length === 0 && episodes.every(({ cause }) => cause !== 'offline') ? null : (
          <p>{t('integrity.outages')}</p>
        )}
        {unavailable ? <p>{t('integrity.unavailable')}</p> : null}
        <SignalsHelp />
      </chakra.div>
    </Panel>
  )
}
