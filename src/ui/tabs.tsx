import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { sideScrollCss, useSideScroll } from './use-side-scroll'

export interface TabItem<V extends string> {
  value: V
  label: ReactNode
  /** A number beside the label, already formatted. */
  count?: string
}

interface TabsProps<V extends string> {
  label: string
  items: readonly TabItem<V>[]
  value: V
  onValueChange: (value: V) => void
  /**
   * Where there are too many for one row: four in a row, in rows below each other, so that none is
   * out of sight.
   */
  wrap?: boolean
  /** The panel of the chosen tab. */
  children: ReactNode
}

export const Tabs = <V extends string>({
  label,
  items,
  value,
  onValueChange,
  wrap = false,
  children,
}: TabsProps<V>) => {
  const id = useId()
  const list = useSideScroll<HTMLDivElement>(value, '[aria-selected=true]')

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex((item) => item.value === value)
    const to = targetOf(event, at, items.length)
    const next = to === undefined ? undefined : items[to]
    if (to === undefined || next === undefined) return
    event.preventDefault()
    onValueChange(next.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <div>
      <chakra.div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        {...(wrap
          ? {
              display: 'grid',
              gridTemplateColumns: {
                base: 'repeat(2, minmax(0, 1fr))',
                md: 'repeat(4, minmax(0, 1fr))',
              },
            }
          : { display: 'flex', borderBlockEnd: '1px solid {colors.border}', css: sideScrollCss })}
      >
        {items.map((item) => (
          <chakra.button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onValueChange(item.value)}
            flexShrink="0"
            minHeight="44px"
            paddingInline="4"
            // A name of two lines keeps clear of the line under it.
            paddingBlock={wrap ? '1.5' : '0'}
            textStyle="smallMedium"
            color="fg.muted"
            cursor="pointer"
            borderBlockEnd="3px solid"
            borderBlockEndColor={wrap ? 'border' : 'transparent'}
            _hover={{ color: 'fg' }}
            _selected={{ color: 'fg', fontWeight: '600', borderBlockEndColor: 'accent' }}
            _focusVisible={{ outlineOffset: '-2px' }}
          >
            {item.label}
            {item.count === undefined ? null : <Count>{item.count}</Count>}
          </chakra.button>
        ))}
      </chakra.div>
      <chakra.div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        paddingBlockStart="4"
      >
        {children}
      </chakra.div>
    </div>
  )
}

/** The gap is outside the number, whose own direction is always left to right. */
const Count = ({ children }: { children: string }) => (
  <chakra.span fontWeight="400" marginInlineStart="1.5">
    <bdi>{children}</bdi>
  </chakra.span>
)

/** Arrows follow the reading direction. */
const targetOf = (event: KeyboardEvent<HTMLElement>, at: number, count: number) => {
  const rightToLeft = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl'
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  if (event.key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count
  if (event.key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) return (at - 1 + count) % count
  return undefined
}

interface SegmentedControlProps<V extends string> {
  label: string
  items: readonly TabItem<V>[]
  value: V
  onValueChange: (value: V) => void
}

/** A few exclusive choices side by side: a radio group, drawn as one control. */
export const SegmentedControl = <V extends string>({
  label,
  items,
  value,
  onValueChange,
}: SegmentedControlProps<V>) => {
  const name = useId()
  return (
    <chakra.div
      role="radiogroup"
      aria-label={label}
      display="inline-flex"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
    >
      {items.map((item) => (
        <chakra.label
          key={item.value}
          position="relative"
          display="inline-flex"
          alignItems="center"
          minHeight="34px"
          paddingInline="4"
          textStyle="smallMedium"
          color="fg.muted"
          cursor="pointer"
          borderInlineEnd="1px solid {colors.border}"
          _last={{ borderInlineEnd: 'none' }}
          css={{
            '@media (pointer: coarse)': { minHeight: '44px' },
            '&:has(:checked)': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: '600' },
            '&:has(:focus-visible)': {
              outline: '2px solid {colors.accent}',
              outlineOffset: '2px',
              zIndex: '1',
              borderRadius: 'control',
            },
          }}
        >
          <chakra.input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onValueChange(item.value)}
            position="absolute"
            inset="0"
            opacity="0"
            cursor="pointer"
          />
          {item.label}
          {item.count === undefined ? null : <Count>{item.count}</Count>}
        </chakra.label>
      ))}
    </chakra.div>
  )
}
