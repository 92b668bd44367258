import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { formatClock } from '../../../i18n/numbers'
import { Nuqta } from '../../../ui/career-path/nuqta'
import { EpisodePicture } from './episode-picture'
import { usePlayback } from './player/use-playback'

export interface ShownMoment {
  key: string
  /** Milliseconds since the attempt's start. */
  at: number
  isCounted: boolean
  title: string
  detail: string | null
  pictureId: string | null
}

interface MomentGroupProps {
  title: string
  /** How often it was, and how long in all. */
  figures: string
  moments: readonly ShownMoment[]
  showsPictures: boolean
}

/** Moments of one kind below its name and figures. */
export const MomentGroup = ({ title, figures, moments, showsPictures }: MomentGroupProps) => {
  const titleId = useId()
  return (
    <chakra.div
      role="group"
      aria-labelledby={titleId}
      borderBlockStart="1px solid {colors.border}"
      paddingBlockStart="2.5"
      textStyle="small"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="3"
        fontWeight="600"
      >
        <span id={titleId}>{title}</span>
        <chakra.span color="fg.muted" fontWeight="400" fontVariantNumeric="tabular-nums">
          {figures}
        </chakra.span>
      </chakra.div>
      <ul>
        {moments.map(({ key, pictureId, ...moment }) => (
          <chakra.li key={key} display="flex" alignItems="flex-start" columnGap="3">
            <Moment {...moment} isNamed={moment.title === title} />
            {showsPictures && pictureId !== null ? (
              <EpisodePicture
                id={pictureId}
                at={formatClock(moment.at / 1000)}
                title={moment.title}
              />
            ) : null}
          </chakra.li>
        ))}
      </ul>
    </chakra.div>
  )
}

/**
 * The heading above already states the kind. It is repeated for screen readers, which may reach
 * this entry alone.
 */
const Moment = ({
  at,
  isCounted,
  title,
  detail,
  isNamed,
}: Omit<ShownMoment, 'key' | 'pictureId'> & { isNamed: boolean }) => {
  const playback = usePlayback()
  return (
    <chakra.button
      type="button"
      data-on-paper
      onClick={() => playback.seek(at)}
      display="grid"
      gridTemplateColumns="auto auto minmax(0, 1fr)"
      alignItems="baseline"
      columnGap="3"
      flex="1"
      minWidth="0"
      paddingBlock="1.5"
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
        <chakra.span srOnly={isNamed}>{title} </chakra.span>
        {detail === null ? null : (
          <chakra.span display={isNamed ? 'inline' : 'block'} color="fg.muted">
            {detail}
          </chakra.span>
        )}
      </span>
    </chakra.button>
  )
}
