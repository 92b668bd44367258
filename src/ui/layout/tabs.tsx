import { chakra } from '@chakra-ui/react/styled-system'
import { Tabs as Parts } from '@chakra-ui/react/tabs'
import { useId, type ReactNode } from 'react'
import { ArkLocale } from '../ark-locale'
import { tabRowsRecipe, tabsRecipe } from './tabs.recipe'
import { useSideScroll } from './use-side-scroll'

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
  /** For more tabs than fit one row: shows them in rows of four, so that all are visible. */
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
  const list = useSideScroll<HTMLDivElement>(value, '[aria-selected=true]')
  return (
    <ArkLocale>
      <Parts.Root
        recipe={wrap ? tabRowsRecipe : tabsRecipe}
        value={value}
        onValueChange={(chosen) => onValueChange(chosen.value as V)}
      >
        <Parts.List ref={list} aria-label={label}>
          {items.map((item) => (
            <Parts.Trigger key={item.value} value={item.value}>
              {item.label}
              {item.count === undefined ? null : <Count>{item.count}</Count>}
            </Parts.Trigger>
          ))}
        </Parts.List>
        <Parts.Content value={value}>{children}</Parts.Content>
      </Parts.Root>
    </ArkLocale>
  )
}

/** The gap is outside the number, whose own direction is always left to right. */
const Count = ({ children }: { children: string }) => (
  <chakra.span fontWeight="400" marginInlineStart="1.5">
    <bdi>{children}</bdi>
  </chakra.span>
)

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
