import { chakra } from '@chakra-ui/react/styled-system'
import Play from 'lucide-react/icons/play'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons'
import type { Timeline } from '../timeline.rules'
import { PlayerBar, type View } from './player-bar'
import { TrackVideo } from './track-video'
import { usePlayback, usePlaybackState, useRunningTime } from './use-playback'

/** Both recordings of an attempt together: the screen large, the camera inset. */
export const Player = ({ timeline }: { timeline: Timeline }) => {
  const { t } = useTranslation('recruiter')
  const playback = usePlayback()
  useRunningTime(playback)
  const opened = usePlaybackState((state) => state.opened)
  const [view, setView] = useState<View>('both')
  const frame = useRef<HTMLDivElement>(null)
  const [screen, camera] = timeline.tracks
  const large = view === 'camera' ? camera : screen
  return (
    <chakra.div
      ref={frame}
      data-screen-only
      role="group"
      aria-label={t('player.label')}
      onKeyDown={(event) => press(event, playback)}
      bg="ink"
      color="ink.fg"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      css={{ borderStartStartRadius: '9px', borderStartEndRadius: '9px' }}
    >
      {/* The picture itself may be pressed too; by keyboard the button in the bar does the same. */}
      <chakra.div
        position="relative"
        flex="1"
        minHeight="0"
        css={{
          aspectRatio: '16 / 9',
          maxHeight: 'max(280px, 58vh)',
          ':fullscreen > &': { maxHeight: 'none', aspectRatio: 'auto' },
        }}
        width="full"
        onClick={() => toggle(playback)}
        cursor="pointer"
      >
        {opened ? (
          <>
            <TrackVideo key={large.kind} track={large} />
            {view === 'both' ? (
              <chakra.div
                position="absolute"
                insetInlineEnd={{ base: '2', md: '5' }}
                insetBlockEnd={{ base: '2', md: '3' }}
                width="27%"
                overflow="hidden"
                bg="ink"
                borderRadius="float"
                borderWidth="2px"
                borderColor="ink.fg"
                css={{ aspectRatio: '16 / 10' }}
              >
                <TrackVideo key={camera.kind} track={camera} small />
              </chakra.div>
            ) : null}
          </>
        ) : (
          <Cover />
        )}
      </chakra.div>
      <PlayerBar
        length={timeline.length}
        view={view}
        onView={setView}
        onFullscreen={() => void toggleFullscreen(frame.current)}
      />
    </chakra.div>
  )
}

/** Before the first press. */
const Cover = () => {
  const { t } = useTranslation('recruiter')
  return (
    <chakra.div
      position="absolute"
      inset="0"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="4"
      padding="4"
      textAlign="center"
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        boxSize="64px"
        borderRadius="full"
        borderWidth="2px"
        borderColor="ink.nuqta"
        color="ink.nuqta"
      >
        <Icon of={Play} size={22} />
      </chakra.span>
      <chakra.span textStyle="small" color="ink.muted">
        {t('player.logged')}
      </chakra.span>
    </chakra.div>
  )
}

type Playback = ReturnType<typeof usePlayback>

const toggle = (playback: Playback) =>
  playback.read().playing ? playback.pause() : playback.play()

/**
 * Space plays, arrows move five seconds; in a control of its own they mean what they mean there.
 */
function press(event: KeyboardEvent<HTMLElement>, playback: Playback): void {
  if (
    event.target instanceof Element &&
    event.target.closest('button, select, input') !== null &&
    event.key === ' '
  )
    return
  const { position } = playback.read()
  if (event.key === ' ' || event.key === 'k') toggle(playback)
  else if (event.key === 'ArrowLeft') playback.seek(position - 5000)
  else if (event.key === 'ArrowRight') playback.seek(position + 5000)
  else return
  event.preventDefault()
}

async function toggleFullscreen(frame: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement === null) await frame?.requestFullscreen()
  else await document.exitFullscreen()
}
