import { chakra } from '@chakra-ui/react/styled-system'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Repeat from 'lucide-react/icons/repeat'
import Back from 'lucide-react/icons/rotate-ccw'
import Forward from 'lucide-react/icons/rotate-cw'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button, IconButton } from '../button'
import { Icon } from '../icons'
import { SegmentedControl } from '../layout/tabs'
import { useAudio, type Audio } from './use-audio'

export interface AudioPlayerLabels {
  /** "Recording 1". */
  label: string
  play: string
  pause: string
  /** "Back 3 seconds". */
  back: string
  forward: string
  /** "3 s", on both. */
  seconds: string
  repeat: string
  speed: string
  place: string
  /** "0:07 of 0:24", spoken of the place. */
  at: (position: string, length: string) => string
}

interface AudioPlayerProps {
  src: string
  labels: AudioPlayerLabels
  /** Minutes and seconds of so many seconds. */
  clock: (seconds: number) => string
  /** In place of the player where this browser cannot play it. */
  broken: ReactNode
}

/** How far one press goes, in seconds. */
const STEP = 3
const rates = [0.5, 0.75, 1, 1.25, 1.5] as const

/**
 * Sound to be listened to again and again while one writes: Escape plays and pauses from anywhere
 * on the page, F2 and F4 go back and on, F8 and F9 change the speed. None of them writes anything.
 * Media controls run left to right in both languages.
 */
export const AudioPlayer = ({ src, labels, clock, broken }: AudioPlayerProps) => {
  const { element, on, ...audio } = useAudio()
  const frame = useRef<HTMLDivElement>(null)
  useShortcuts(frame, audio)
  const { playing, position, length } = audio
  return (
    <chakra.div
      ref={frame}
      role="group"
      aria-label={labels.label}
      dir="ltr"
      width="full"
      bg="bg.sunken"
      borderRadius="panel"
      paddingInline="4"
      paddingBlock="3"
    >
      {/* It is the task to write down what is said, so there are no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={element} src={src} preload="auto" {...on} />
      {audio.broken ? (
        broken
      ) : (
        <>
          <chakra.div display="flex" alignItems="center" gap="4">
            <Line
              label={labels.place}
              said={labels.at(clock(position), clock(length))}
              audio={audio}
            />
            <chakra.span
              aria-hidden
              textStyle="small"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
            >
              {clock(position)} / {clock(length)}
            </chakra.span>
          </chakra.div>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            marginBlockStart="2"
          >
            <chakra.div display="flex" alignItems="center" gap="2">
              <Button
                variant="secondary"
                aria-label={labels.back}
                title={labels.back}
                icon={<Icon of={Back} />}
                onClick={() => audio.skip(-STEP)}
              >
                <bdi>{labels.seconds}</bdi>
              </Button>
              <IconButton
                variant="primary"
                label={playing ? labels.pause : labels.play}
                icon={<Icon of={playing ? Pause : Play} size={20} />}
                onClick={audio.toggle}
              />
              <Button
                variant="secondary"
                aria-label={labels.forward}
                title={labels.forward}
                iconEnd={<Icon of={Forward} />}
                onClick={() => audio.skip(STEP)}
              >
                <bdi>{labels.seconds}</bdi>
              </Button>
              <IconButton
                variant="secondary"
                label={labels.repeat}
                aria-pressed={audio.repeats}
                icon={<Icon of={Repeat} size={20} />}
                onClick={() => audio.setRepeats(!audio.repeats)}
              />
            </chakra.div>
            <SegmentedControl
              label={labels.speed}
              items={rates.map((rate) => ({ value: String(rate), label: `${rate}×` }))}
              value={String(audio.rate)}
              onValueChange={(rate) => audio.setRate(Number(rate))}
            />
          </chakra.div>
        </>
      )}
    </chakra.div>
  )
}

/** The line lengthens as it plays; its rhombus is taken hold of, and the arrows move it. */
const Line = ({
  label,
  said,
  audio: { position, length, seek },
}: {
  label: string
  said: string
  audio: Pick<Audio, 'position' | 'length' | 'seek'>
}) => (
  <chakra.input
    type="range"
    aria-label={label}
    aria-valuetext={said}
    min={0}
    max={length}
    step={0.1}
    value={Math.min(position, length)}
    onChange={(event) => seek(Number(event.target.value))}
    flex="1"
    minWidth="0"
    height="24px"
    cursor="pointer"
    style={{ ['--travelled' as string]: `${length === 0 ? 0 : (position / length) * 100}%` }}
    css={{
      appearance: 'none',
      background: 'transparent',
      borderRadius: 'control',
      '&::-webkit-slider-runnable-track': track,
      '&::-moz-range-track': track,
      '&::-webkit-slider-thumb': { ...thumb, marginTop: '-5px' },
      '&::-moz-range-thumb': thumb,
    }}
  />
)

const track = {
  height: '4px',
  borderRadius: '2px',
  background:
    'linear-gradient(to right, {colors.accent} var(--travelled), {colors.border.strong} var(--travelled))',
} as const
const thumb = {
  appearance: 'none',
  width: '14px',
  height: '14px',
  border: 'none',
  borderRadius: '2px',
  background: '{colors.accent}',
  transform: 'rotate(45deg)',
} as const

/**
 * Keys that write nothing and that no browser keeps for itself; off while something lies over the
 * page.
 */
function useShortcuts(
  frame: { current: HTMLElement | null },
  audio: Pick<Audio, 'toggle' | 'skip' | 'rate' | 'setRate'>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    if (
      frame.current?.closest('[inert]') !== null ||
      (target instanceof Element && target.closest('[role="dialog"]') !== null)
    )
      return
    const at = rates.findIndex((rate) => rate === audio.rate)
    if (key === 'Escape') audio.toggle()
    else if (key === 'F2') audio.skip(-STEP)
    else if (key === 'F4') audio.skip(STEP)
    else if (key === 'F8') audio.setRate(rates[at - 1] ?? audio.rate)
    else if (key === 'F9') audio.setRate(rates[at + 1] ?? audio.rate)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
