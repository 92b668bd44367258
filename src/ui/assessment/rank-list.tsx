import { chakra } from '@chakra-ui/react/styled-system'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Undo from 'lucide-react/icons/undo-2'
import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../button'
import { Icon } from '../icons'
import { RankButtons } from './rank-buttons'
import { findHolder, ranked, unranked, type Ranks } from './ranks'
import { LiveRegion } from '../visually-hidden'

export interface RankListLabels {
  /** What the row of places is called: "Your order". */
  order: string
  /** "1, best", "2", "3", "4, weakest". */
  place: (rank: number) => string
  /** In a place that nothing has: "Drag here". */
  empty: string
  /** "Rank of response A". */
  getRanksLabel: (name: string) => string
  /** "Rank 2", or "Rank 2, which response B has". */
  rank: (rank: number, holder: string | undefined) => string
  undo: string
  /** Spoken after a change: the order, best first; null for a place that nothing has. */
  said: (order: readonly (string | null)[]) => string
}

interface RankListProps {
  items: readonly { id: string; name: string; content: ReactNode }[]
  ranks: Ranks
  readOnly: boolean
  labels: RankListLabels
  onRank: (ranks: Ranks) => void
}

/**
 * Items to read side by side and to rank: by dragging one to its place, by its buttons, or by a
 * number key while it has the focus. The items themselves do not move, so that reading is not
 * disturbed; their order is shown above them.
 */
export const RankList = ({ items, ranks, readOnly, labels, onRank }: RankListProps) => {
  const [past, setPast] = useState<readonly Ranks[]>([])
  const [said, setSaid] = useState('')
  const [over, setOver] = useState<number | null>(null)
  const all = items.map((_, at) => at + 1)
  const getName = (id: string | undefined) => items.find((item) => item.id === id)?.name
  const announce = (now: Ranks) =>
    setSaid(labels.said(all.map((rank) => getName(findHolder(now, rank)) ?? null)))
  const give = (now: Ranks) => {
    if (readOnly) return
    setPast([...past, ranks])
    announce(now)
    onRank(now)
  }
  const undo = () => {
    const before = past.at(-1)
    if (before === undefined || readOnly) return
    setPast(past.slice(0, -1))
    announce(before)
    onRank(before)
  }
  const press = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const rank = parseRank(event.code)
    if (rank !== null && rank <= items.length && ranks[id] !== rank) give(ranked(ranks, id, rank))
    else if ((event.key === 'Delete' || event.key === 'Backspace') && ranks[id] !== undefined)
      give(unranked(ranks, id))
    else return
    event.preventDefault()
  }
  const drop = (event: DragEvent, rank: number) => {
    event.preventDefault()
    setOver(null)
    const id = event.dataTransfer.getData(DRAGGED)
    if (getName(id) !== undefined && ranks[id] !== rank) give(ranked(ranks, id, rank))
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <LiveRegion message={said} />
      {/* It stays in sight while the items scroll: at the very edge of an AssessmentFrame's work, whose padding is 32 px. */}
      <chakra.div
        display="flex"
        alignItems="flex-end"
        gap="3"
        position="sticky"
        insetBlockStart={{ base: '0', lg: '-32px' }}
        zIndex="1"
        bg="bg.surface"
        paddingBlock="2"
      >
        <chakra.ol
          aria-label={labels.order}
          display="grid"
          gridTemplateColumns={`repeat(${items.length}, minmax(0, 1fr))`}
          gap="2"
          flex="1"
          minWidth="0"
        >
          {all.map((rank) => {
            const id = findHolder(ranks, rank)
            return (
              <chakra.li key={rank} minWidth="0">
                <chakra.span
                  display="block"
                  textStyle="tiny"
                  color="fg.muted"
                  marginBlockEnd="1"
                  truncate
                >
                  {labels.place(rank)}
                </chakra.span>
                <chakra.div
                  onDragOver={(event) => (readOnly ? undefined : allow(event, () => setOver(rank)))}
                  onDragLeave={() => setOver(null)}
                  onDrop={(event) => drop(event, rank)}
                  draggable={id !== undefined && !readOnly}
                  onDragStart={(event) => (id === undefined ? undefined : carry(event, id))}
                  onDragEnd={() => setOver(null)}
                  display="flex"
                  alignItems="center"
                  justifyContent="center"
                  height="40px"
                  paddingInline="2"
                  borderRadius="control"
                  borderWidth="1px"
                  borderStyle={id === undefined ? 'dashed' : 'solid'}
                  borderColor={over === rank || id !== undefined ? 'accent' : 'border.control'}
                  bg={
                    over === rank
                      ? 'accent.muted'
                      : id === undefined
                        ? 'bg.surface'
                        : 'accent.subtle'
                  }
                  color={id === undefined ? 'fg.muted' : 'accent.fg'}
                  textStyle={id === undefined ? 'tiny' : 'smallStrong'}
                  cursor={id === undefined || readOnly ? 'default' : 'grab'}
                >
                  <chakra.span truncate>{getName(id) ?? labels.empty}</chakra.span>
                </chakra.div>
              </chakra.li>
            )
          })}
        </chakra.ol>
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon of={Undo} size={16} mirror />}
          disabled={past.length === 0 || readOnly}
          onClick={undo}
        >
          {labels.undo}
        </Button>
      </chakra.div>
      <chakra.ul
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, max(340px, 34%)), 1fr))"
      >
        {items.map(({ id, name, content }) => (
          <chakra.li
            key={id}
            display="flex"
            flexDirection="column"
            gap="3"
            padding="4"
            borderWidth="1px"
            borderStyle={ranks[id] === undefined ? 'dashed' : 'solid'}
            borderColor={ranks[id] === undefined ? 'border.control' : 'border.strong'}
            borderRadius="panel"
            // What is reached by the keyboard is not left under the order.
            css={{ '& button': { scrollMarginBlockStart: '112px' } }}
          >
            <chakra.div
              role="group"
              aria-label={name}
              onKeyDown={(event) => press(event, id)}
              display="flex"
              alignItems="center"
              gap="2"
            >
              <chakra.span
                draggable={!readOnly}
                onDragStart={(event) => carry(event, id)}
                onDragEnd={() => setOver(null)}
                display="inline-flex"
                alignItems="center"
                gap="1.5"
                minWidth="0"
                minHeight="40px"
                flex="1"
                color="fg"
                textStyle="smallStrong"
                cursor={readOnly ? 'default' : 'grab'}
              >
                <chakra.span display="inline-flex" color="fg.subtle">
                  <Icon of={GripVertical} size={16} />
                </chakra.span>
                <chakra.span truncate>{name}</chakra.span>
              </chakra.span>
              <RankButtons
                id={id}
                label={labels.getRanksLabel(name)}
                rankLabel={(rank, holder) => labels.rank(rank, getName(holder))}
                count={items.length}
                ranks={ranks}
                readOnly={readOnly}
                onRank={(rank) => give(ranked(ranks, id, rank))}
              />
            </chakra.div>
            {content}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

/** A type of our own, so that nothing that is dragged in from elsewhere is taken for an item. */
const DRAGGED = 'application/x-masar-rank'

function carry(event: DragEvent<HTMLElement>, id: string): void {
  event.dataTransfer.setData(DRAGGED, id)
  event.dataTransfer.effectAllowed = 'move'
  const card = event.currentTarget.closest('li')
  if (card !== null) event.dataTransfer.setDragImage(card, 24, 24)
}

function allow(event: DragEvent, mark: () => void): void {
  if (!event.dataTransfer.types.includes(DRAGGED)) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'move'
  mark()
}

/** The number of a key wherever its digits stand, whatever the keyboard writes with it. */
const parseRank = (code: string): number | null => {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit === undefined ? null : Number(digit)
}
