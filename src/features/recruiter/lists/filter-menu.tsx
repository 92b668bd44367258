import { chakra } from '@chakra-ui/react/styled-system'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../../../ui/icons'

interface FilterMenuProps {
  /** "Dates". */
  label: string
  /** What is chosen now, in words. */
  value: string
  icon?: ReactNode
  active: boolean
  removeLabel: string
  onRemove: () => void
  /** A form; the menu closes when it is submitted. */
  children: ReactNode
}

/** A filter of more than one field: a button in the bar that opens a small form under itself. */
export const FilterMenu = ({
  label,
  value,
  icon,
  active,
  removeLabel,
  onRemove,
  children,
}: FilterMenuProps) => {
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useEffect(() => {
    if (!open) return undefined
    const outside = (event: PointerEvent) =>
      event.target instanceof Node && !frame.current?.contains(event.target) && setOpen(false)
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  return (
    <chakra.div
      ref={frame}
      data-narrows={active || undefined}
      position="relative"
      display="inline-flex"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close()
      }}
    >
      <chakra.span
        display="inline-flex"
        flexGrow="1"
        alignItems="center"
        borderWidth="1px"
        borderRadius="control"
        minHeight="36px"
        css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
        textStyle="small"
        bg={active ? 'accent.subtle' : 'bg.surface'}
        borderColor={active ? 'accent' : 'border.strong'}
        color={active ? 'accent.fg' : 'fg.muted'}
      >
        <chakra.button
          ref={button}
          type="button"
          data-on-paper
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          display="inline-flex"
          flexGrow="1"
          alignItems="center"
          gap="2"
          alignSelf="stretch"
          paddingInline="3"
          cursor="pointer"
          borderRadius="control"
        >
          {icon}
          <chakra.span flexGrow="1" textAlign="start">
            {label}{' '}
            <chakra.span
              textStyle="smallStrong"
              marginInlineStart="0.5"
              color={active ? 'accent.fg' : 'fg'}
            >
              {value}
            </chakra.span>
          </chakra.span>
          {active ? null : <Icon of={ChevronDown} />}
        </chakra.button>
        {active ? (
          <chakra.button
            type="button"
            aria-label={removeLabel}
            title={removeLabel}
            onClick={onRemove}
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            width="34px"
            alignSelf="stretch"
            borderRadius="control"
            cursor="pointer"
            _hover={{ bg: 'accent.muted' }}
          >
            <Icon of={X} size={16} />
          </chakra.button>
        ) : null}
      </chakra.span>
      {open ? (
        <chakra.div
          ref={intoWindow}
          id={id}
          role="group"
          aria-label={label}
          position="absolute"
          insetBlockStart="calc(100% + 4px)"
          insetInlineStart="0"
          zIndex="bar"
          width="min(300px, calc(100vw - 32px))"
          padding="4"
          bg="bg.raised"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
          boxShadow="menu"
          onSubmit={close}
          animation="enter 160ms cubic-bezier(.2,0,0,1)"
        >
          {children}
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}

/** What would reach over an edge of the window is moved back into it. */
function intoWindow(menu: HTMLElement | null): void {
  if (menu === null) return
  const { left, right } = menu.getBoundingClientRect()
  const over =
    Math.max(0, right - (document.documentElement.clientWidth - margin)) -
    Math.max(0, margin - left)
  if (over !== 0) menu.style.translate = `${-over}px 0`
}

const margin = 8
