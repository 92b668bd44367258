import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState, type KeyboardEvent } from 'react'
import { findHolder, type Ranks } from './ranks'

interface RankButtonsProps {
  id: string
  /** "Rank of response A". */
  label: string
  /** "Rank 2", or "Rank 2, which response B has". */
  rankLabel: (rank: number, holder: string | undefined) => string
  count: number
  ranks: Ranks
  readOnly: boolean
  onRank: (rank: number) => void
}

/**
 * The ranks of one item side by side: one stop of the keyboard, where the arrows move and Space or
 * Enter gives the rank.
 */
export const RankButtons = ({
  id,
  label,
  rankLabel,
  count,
  ranks,
  readOnly,
  onRank,
}: RankButtonsProps) => {
  const group = useRef<HTMLDivElement>(null)
  const all = Array.from({ length: count }, (_, at) => at + 1)
  const [focused, setFocused] = useState<number | null>(null)
  // While one of them has the focus it is the stop: a number key gives any rank, and the next Tab
  // leads to the next item.
  const stop =
    focused ?? ranks[id] ?? all.find((rank) => findHolder(ranks, rank) === undefined) ?? 1
  const move = (event: KeyboardEvent<HTMLButtonElement>, rank: number) => {
    const to = rank + getStep(event)
    if (to === rank || to < 1 || to > count) return
    event.preventDefault()
    group.current?.querySelectorAll('button')[to - 1]?.focus()
  }
  return (
    <chakra.div ref={group} role="group" aria-label={label} display="flex" gap="1.5" flexShrink="0">
      {all.map((rank) => {
        const holder = findHolder(ranks, rank)
        const isOwn = holder === id
        const name = rankLabel(rank, isOwn ? undefined : holder)
        return (
          <chakra.button
            key={rank}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={isOwn}
            aria-disabled={readOnly || undefined}
            tabIndex={rank === stop ? 0 : -1}
            onClick={() => (readOnly ? undefined : onRank(rank))}
            onKeyDown={(event) => move(event, rank)}
            onFocus={() => setFocused(rank)}
            onBlur={() => setFocused(null)}
            boxSize="40px"
            borderRadius="control"
            borderWidth="1px"
            borderColor={isOwn ? 'accent' : holder === undefined ? 'border.control' : 'border'}
            bg={isOwn ? 'accent' : holder === undefined ? 'bg.surface' : 'bg.sunken'}
            color={isOwn ? 'accent.contrast' : holder === undefined ? 'fg' : 'fg.subtle'}
            textStyle="bodyStrong"
            fontVariantNumeric="tabular-nums"
            cursor={readOnly ? 'default' : 'pointer'}
            _hover={isOwn || readOnly ? {} : { borderColor: 'accent' }}
            css={{ '@media (pointer: coarse)': { boxSize: '44px' } }}
          >
            {rank}
          </chakra.button>
        )
      })}
    </chakra.div>
  )
}

/** Arrows follow the reading direction. */
function getStep({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  const rightToLeft = currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl'
  return (key === 'ArrowRight') === rightToLeft ? -1 : 1
}
