import { chakra } from '@chakra-ui/react/styled-system'
import Expand from 'lucide-react/icons/expand'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import VolumeOff from 'lucide-react/icons/volume-x'
import VolumeOn from 'lucide-react/icons/volume-2'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../../i18n/numbers'
import { Icon } from '../../../../ui/icons'
import { rates } from './playback'
import { usePlayback, usePlaybackState } from './use-playback'

export const views = ['both', 'screen', 'camera'] as const
export type View = (typeof views)[number]

interface PlayerBarProps {
  /** Milliseconds. */
  length: number
  view: View
  onView: (view: View) => void
  onFullscreen: () => void
}

/** The controls under the picture; from left to right in both languages. */
export const PlayerBar = ({ length, view, onView, onFullscreen }: PlayerBarProps) => {
  const { t } = useTranslation('recruiter')
  const playback = usePlayback()
  const playing = usePlaybackState((state) => state.playing)
  const muted = usePlaybackState((state) => state.muted)
  const rate = usePlaybackState((state) => state.rate)
  return (
    <chakra.div
      dir="ltr"
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      gap={{ base: '0', md: '1' }}
      paddingInline={{ base: '0', md: '3' }}
      minHeight="48px"
      css={{ background: '#00000040' }}
    >
      <Control
        label={playing ? t('player.pause') : t('player.play')}
        onClick={playing ? playback.pause : playback.play}
      >
        <Icon of={playing ? Pause : Play} size={20} />
      </Control>
      <Control
        label={muted ? t('player.soundOn') : t('player.soundOff')}
        onClick={() => playback.setMuted(!muted)}
      >
        <Icon of={muted ? VolumeOff : VolumeOn} size={20} />
      </Control>
      <Time length={length} />
      <chakra.span flex="1" />
      {/* On phones the choices have a line of their own under the buttons. */}
      <chakra.span
        display="flex"
        alignItems="center"
        gap="1"
        width={{ base: 'full', md: 'auto' }}
        order={{ base: '1', md: '0' }}
        paddingInline={{ base: '2', md: '0' }}
      >
        <Choice
          label={t('player.rate')}
          value={String(rate)}
          onChange={(value) => playback.setRate(Number(value))}
          options={rates.map((each) => ({ value: String(each), label: `${each}×` }))}
        />
        <Choice
          label={t('player.view')}
          value={view}
          onChange={(value) => onView(views.find((each) => each === value) ?? 'both')}
          options={views.map((each) => ({ value: each, label: t(`player.views.${each}`) }))}
        />
      </chakra.span>
      <Control label={t('player.fullscreen')} onClick={onFullscreen}>
        <Icon of={Expand} size={20} />
      </Control>
    </chakra.div>
  )
}

const Time = ({ length }: { length: number }) => {
  const second = usePlaybackState(({ position }) => Math.floor(position / 1000))
  return (
    <chakra.span
      textStyle="small"
      fontVariantNumeric="tabular-nums"
      paddingInline={{ base: '0.5', md: '1.5' }}
      whiteSpace="nowrap"
    >
      {formatClock(second)} / {formatClock(length / 1000)}
    </chakra.span>
  )
}

interface ControlProps {
  label: string
  onClick: () => void
  children: ReactNode
}

const onDark = {
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: '#FFFFFF1F' },
  _focusVisible: { outline: '2px solid {colors.ink.nuqta}', outlineOffset: '-2px' },
} as const

const Control = ({ label, onClick, children }: ControlProps) => (
  <chakra.button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    boxSize="44px"
    css={onDark}
  >
    {children}
  </chakra.button>
)

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

const Choice = ({ label, value, onChange, options }: ChoiceProps) => (
  <chakra.select
    aria-label={label}
    title={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    minHeight={{ base: '44px', md: '36px' }}
    paddingInline="1"
    bg="transparent"
    color="ink.fg"
    textStyle="small"
    css={{ ...onDark, '& option': { color: '#10222B', background: '#FFFFFF' } }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </chakra.select>
)
