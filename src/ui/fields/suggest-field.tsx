import { chakra } from '@chakra-ui/react/styled-system'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { TextField } from './text-field'

export interface Suggestion {
  id: string
  label: string
  /** Tells two with the same label apart. */
  detail?: string | null
}

interface SuggestionsProps {
  /** What may be meant, best first. */
  suggestions: readonly Suggestion[]
  /** The name of the list for screen readers. */
  suggestionsLabel: string
  /** Below the list: where it comes from. */
  suggestionsEnd?: ReactNode
  onChoose: (index: number) => void
}

/** What makes a text field the field of the list. A key that the list has taken is prevented. */
type Wiring = Pick<
  ComponentProps<typeof TextField>,
  | 'role'
  | 'autoComplete'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-autocomplete'
  | 'aria-activedescendant'
> & {
  onInput: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onBlur: () => void
}

interface SuggestedProps extends SuggestionsProps {
  children: (wiring: Wiring) => ReactNode
}

/** A list below a field, which offers what may be meant while it is typed. */
export const Suggested = ({
  suggestions,
  suggestionsLabel,
  suggestionsEnd,
  onChoose,
  children,
}: SuggestedProps) => {
  const [at, setAt] = useState(-1)
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => keepInView(list.current, at), [at])
  const isShown = isOpen && suggestions.length > 0
  const close = () => {
    setIsOpen(false)
    setAt(-1)
  }
  const choose = (index: number) => {
    close()
    onChoose(index)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return close()
    if (event.key === 'Enter' && isShown && at >= 0) {
      event.preventDefault()
      return choose(at)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || suggestions.length === 0) return undefined
    event.preventDefault()
    setIsOpen(true)
    return setAt(
      (at + step + suggestions.length + (at < 0 && step < 0 ? 1 : 0)) % suggestions.length,
    )
  }
  return (
    <chakra.div position="relative" width="full" minWidth="0">
      {children({
        role: 'combobox',
        autoComplete: 'off',
        'aria-expanded': isShown,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        'aria-activedescendant': isShown && at >= 0 ? `${listId}-${at}` : undefined,
        onInput: () => {
          setAt(-1)
          setIsOpen(true)
        },
        onKeyDown: press,
        onBlur: close,
      })}
      <chakra.div
        hidden={!isShown}
        // A press must not take the focus from the field before it counts.
        onMouseDown={(event) => event.preventDefault()}
        css={besideFieldCss}
        padding="1"
      >
        <chakra.ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label={suggestionsLabel}
          maxHeight="280px"
          overflowY="auto"
        >
          {suggestions.map(({ id, label, detail = null }, index) => (
            <chakra.li
              key={id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              onClick={() => choose(index)}
              display="flex"
              alignItems="center"
              minHeight="40px"
              paddingInline="3"
              paddingBlock="1"
              borderRadius="control"
              textStyle="small"
              cursor="pointer"
              bg={index === at ? 'accent.subtle' : undefined}
              _hover={{ bg: 'bg.sunken' }}
            >
              <span>
                <bdi>{label}</bdi>
                {detail === null ? null : (
                  <chakra.span display="block" textStyle="tiny" color="fg.muted">
                    <bdi>{detail}</bdi>
                  </chakra.span>
                )}
              </span>
            </chakra.li>
          ))}
        </chakra.ul>
        {suggestionsEnd}
      </chakra.div>
    </chakra.div>
  )
}

/** Scrolls a list by as much as its option is above or below what is shown of it. */
function keepInView(list: HTMLElement | null, at: number): void {
  const option = list?.children[at]
  if (list === null || option === undefined) return
  const [box, one] = [list.getBoundingClientRect(), option.getBoundingClientRect()]
  list.scrollTop += Math.min(0, one.top - box.top) + Math.max(0, one.bottom - box.bottom)
}

/** The look of what opens at a field. */
export const besideFieldCss = {
  position: 'absolute',
  insetInline: '0',
  insetBlockStart: 'calc(100% + 4px)',
  zIndex: 'overlay',
  minWidth: 'min(320px, calc(100vw - 32px))',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'control',
  boxShadow: 'menu',
  overflowWrap: 'anywhere',
} as const

interface SuggestFieldProps
  extends
    Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'autoComplete'>,
    Omit<SuggestionsProps, 'suggestions'> {
  value: string
  onValueChange: (value: string) => void
  /** Each once. */
  suggestions: readonly string[]
}

/** A text field with suggestions; what is typed counts all the same. */
export const SuggestField = ({
  value,
  onValueChange,
  suggestions,
  suggestionsLabel,
  suggestionsEnd,
  onChoose,
  onKeyDown,
  onBlur,
  ...field
}: SuggestFieldProps) => (
  <Suggested
    suggestions={suggestions.map((label) => ({ id: label, label }))}
    suggestionsLabel={suggestionsLabel}
    suggestionsEnd={suggestionsEnd}
    onChoose={onChoose}
  >
    {(list) => (
      <TextField
        {...field}
        {...list}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          list.onKeyDown(event)
          if (!event.isDefaultPrevented()) onKeyDown?.(event)
        }}
        onBlur={(event) => {
          list.onBlur()
          onBlur?.(event)
        }}
      />
    )}
  </Suggested>
)
