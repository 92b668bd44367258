import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../../i18n/numbers'
import { percent } from './timeline-place'
import { usePlayback, usePlaybackState } from './use-playback'

/** The moment that is shown, and the way to choose another: a slider over the recordings. */
export const Scrubber = ({ length }: { length: number }) => {
  const { t } = useTranslation('recruiter')
  const playback = usePlayback()
  const second = usePlaybackState(({ position }) => Math.floor(position / 1000))
  const position = usePlaybackState((state) => Math.round(state.position / 100) * 100)
  return (
    <>
      <chakra.div
        dir="ltr"
        gridColumn="2"
        gridRow="1 / 5"
        alignSelf="stretch"
        position="relative"
        pointerEvents="none"
      >
        <chakra.span
          position="absolute"
          insetBlockStart="20px"
          insetBlockEnd="0"
          width="2px"
          marginInlineStart="-1px"
          bg="fg"
          style={{ insetInlineStart: percent(position, length) }}
        >
          <chakra.span
            position="absolute"
            insetBlockStart="-4px"
            insetInlineStart="-4px"
            boxSize="10px"
            borderRadius="full"
            bg="fg"
          />
        </chakra.span>
      </chakra.div>
      <chakra.input
        type="range"
        dir="ltr"
        gridColumn="2"
        gridRow="2 / 4"
        alignSelf="stretch"
        width="full"
        aria-label={t('player.position')}
        aria-valuetext={t('player.positionOf', {
          at: formatClock(second),
          length: formatClock(length / 1000),
        })}
        min={0}
        max={Math.floor(length / 1000)}
        step={1}
        value={second}
        onChange={(event) => playback.seek(Number(event.target.value) * 1000)}
        appearance="none"
        bg="transparent"
        cursor="pointer"
        margin="0"
        css={{
          '&::-webkit-slider-thumb': { appearance: 'none', width: '2px', height: '44px' },
          '&::-moz-range-thumb': { opacity: 0, width: '2px', border: 'none' },
          '&::-moz-range-track': { background: 'transparent' },
        }}
      />
    </>
  )
}
