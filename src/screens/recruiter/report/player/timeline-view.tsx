import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isCounted } from '../../../../../machines/shared/episodes'
import { formatClock } from '../../../../i18n/numbers'
import { Nuqta } from '../../../../ui/career-path/nuqta'
import { useEpisodeLabels, useOutageWords } from '../use-event-labels'
import { axisSteps, toSpan, type Span, type Timeline, type Track } from '../timeline.rules'
import { Scrubber } from './scrubber'
import { percent, place } from './timeline-place'
import { usePlayback } from './use-playback'

/**
 * The attempt as a drawing: its parts, what was recorded and what was not, and its episodes. Time
 * runs left to right in both languages.
 */
export const TimelineView = ({ timeline }: { timeline: Timeline }) => {
  const { t } = useTranslation('recruiter')
  const { length, parts, episodes, outages } = timeline
  const [screen, camera] = timeline.tracks
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      gridTemplateRows="auto auto auto auto auto"
      alignItems="center"
      columnGap={{ base: '3', md: '5' }}
      rowGap="1"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlockStart="4"
      textStyle="chart"
      color="fg.muted"
    >
      <Row row={1}>
        {parts.map((part, at) => (
          <PartMark
            key={part.id}
            span={part}
            length={length}
            name={t(`part.${part.id}`)}
            {...(parts.length > NAMED ? { number: at + 1 } : {})}
          />
        ))}
      </Row>
      <Label row={2}>{t('timeline.screen')}</Label>
      <TrackRow row={2} track={screen} length={length} color="chart.3" edge="chart.3edge" />
      <Label row={3}>{t('timeline.camera')}</Label>
      <TrackRow row={3} track={camera} length={length} color="chart.1" edge="chart.1" />
      <Label row={4}>{t('timeline.integrity')}</Label>
      <Row row={4}>
        <chakra.span
          position="absolute"
          insetInline="0"
          insetBlockStart="calc(50% - 1px)"
          height="2px"
          bg="border"
        />
        {outages.map((outage) => (
          <OutageMark key={outage.start} outage={outage} length={length} />
        ))}
        {episodes.map((episode) => (
          <EpisodeMark key={episode.id} episode={episode} length={length} />
        ))}
      </Row>
      <Row row={5}>
        {axisSteps(length).map((at, index) => (
          <chakra.span
            key={at}
            display={{
              base: index % 2 === 0 && hasRoom(at, length, 0.28) ? 'inline' : 'none',
              md: hasRoom(at, length, 0.14) ? 'inline' : 'none',
            }}
            position="absolute"
            insetBlockStart="0"
            transform={at === 0 ? undefined : 'translateX(-50%)'}
            insetInlineStart={percent(at, length)}
            fontVariantNumeric="tabular-nums"
          >
            {formatClock(at / 1000)}
          </chakra.span>
        ))}
        <chakra.span
          position="absolute"
          insetInlineEnd="0"
          insetBlockStart="0"
          fontVariantNumeric="tabular-nums"
        >
          {formatClock(length / 1000)}
        </chakra.span>
      </Row>
      <Scrubber length={length} />
    </chakra.div>
  )
}

/** The whole length is written at the end; a step that comes too close to it is left out. */
const hasRoom = (at: number, length: number, share: number) => length - at >= length * share

const Label = ({ row, children }: { row: number; children: string }) => (
  <chakra.span gridColumn="1" gridRow={row}>
    {children}
  </chakra.span>
)

const Row = ({ row, children }: { row: number; children: ReactNode }) => (
  <chakra.div dir="ltr" gridColumn="2" gridRow={row} position="relative" height="24px">
    {children}
  </chakra.div>
)

/**
 * Of the whole length: a shorter part is narrower than a finger on a phone, and only says where it
 * is.
 */
const TOUCHABLE = 0.08

/** Up to this many parts are named. With more there is no room for names, so they are numbered. */
const NAMED = 3

const PartMark = ({
  span,
  length,
  name,
  number,
}: {
  span: Span
  length: number
  name: string
  number?: number
}) => {
  const playback = usePlayback()
  const label = number === undefined ? name : `${number}. ${name}`
  const shown = number === undefined ? <Words said={name} /> : number
  const isTouchable = span.end - span.start >= length * TOUCHABLE
  return (
    <chakra.span
      {...(isTouchable ? { asChild: true } : {})}
      position="absolute"
      insetBlock="0"
      display="flex"
      alignItems="center"
      style={place(span, length)}
      paddingInlineStart="1.5"
      borderInlineStart="1px solid {colors.border.strong}"
      textAlign="start"
      color="fg"
      title={label}
    >
      {isTouchable ? (
        <chakra.button
          type="button"
          aria-label={label}
          onClick={() => playback.seek(span.start)}
          cursor="pointer"
          _hover={{ color: 'accent' }}
        >
          {shown}
        </chakra.button>
      ) : (
        shown
      )}
    </chakra.span>
  )
}

/**
 * The words have their own direction, so that a long text is cut at its end. They begin where the
 * stretch that they name begins.
 */
const Words = ({ said }: { said: string }) => (
  <chakra.span display="block" width="full" dir="auto" truncate textAlign="-webkit-match-parent">
    {said}
  </chakra.span>
)

const hatch =
  'repeating-linear-gradient(135deg, {colors.danger.solid} 0 1.5px, transparent 1.5px 5px)'

interface TrackRowProps {
  row: number
  track: Track
  length: number
  color: string
  edge: string
}

const TrackRow = ({ row, track, length, color, edge }: TrackRowProps) => {
  const { t } = useTranslation('recruiter')
  return (
    <Row row={row}>
      {track.isReplaced && track.covered.length === 0 ? (
        <Words said={t('timeline.replacedTrack')} />
      ) : null}
      {track.covered.map((span) => (
        <chakra.span
          key={span.start}
          position="absolute"
          insetBlock="7px"
          bg={color}
          borderRadius="2px"
          style={place(span, length)}
          css={{ boxShadow: `inset 0 0 0 1px {colors.${edge}}` }}
        />
      ))}
      {track.recordings.map((recording) =>
        recording.late_at === null ? null : (
          <chakra.span
            key={recording.id}
            position="absolute"
            insetBlockEnd="4px"
            height="3px"
            bg="warning.solid"
            style={place(toSpan(recording), length)}
          />
        ),
      )}
      {track.gaps.map((gap) => (
        <chakra.span
          key={gap.start}
          position="absolute"
          insetBlock="7px"
          borderRadius="2px"
          style={place(gap, length)}
          css={{ backgroundImage: hatch, opacity: 0.75 }}
        />
      ))}
    </Row>
  )
}

/** For the pointer; the list of episodes does the same for the keyboard and for screen readers. */
const EpisodeMark = ({
  episode,
  length,
}: {
  episode: Timeline['episodes'][number]
  length: number
}) => {
  const playback = usePlayback()
  const labels = useEpisodeLabels()
  return (
    <chakra.button
      type="button"
      aria-hidden
      tabIndex={-1}
      title={`${formatClock(episode.offset_ms / 1000)} ${labels(episode).title}`}
      onClick={() => playback.seek(episode.offset_ms)}
      position="absolute"
      insetBlock="0"
      width="24px"
      marginInlineStart="-12px"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      cursor="pointer"
      style={{ insetInlineStart: percent(episode.offset_ms, length) }}
    >
      <Nuqta
        filled={isCounted(episode)}
        size={11}
        color={isCounted(episode) ? 'warning.solid' : 'border.control'}
      />
    </chakra.button>
  )
}

/** An outage at its length, in the neutral colour, because it is not held against the candidate. */
const OutageMark = ({
  outage,
  length,
}: {
  outage: Timeline['outages'][number]
  length: number
}) => {
  const playback = usePlayback()
  const { title, detail } = useOutageWords()(outage)
  return (
    <chakra.button
      type="button"
      aria-hidden
      tabIndex={-1}
      title={`${formatClock(outage.start / 1000)} ${title}. ${detail}`}
      onClick={() => playback.seek(outage.start)}
      position="absolute"
      insetBlock="7px"
      borderRadius="2px"
      cursor="pointer"
      bg="bg.sunken"
      style={place(outage, length)}
      css={{ boxShadow: 'inset 0 0 0 1px {colors.border.control}' }}
    />
  )
}
