import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { TextField } from './text-field'

interface SuggestFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'autoComplete'
> {
  value: string
  onValueChange: (value: string) => void
  /** What may be meant, best first; each once. */
  suggestions: readonly string[]
  /** The name of the list for screen readers. */
  suggestionsLabel: string
  /** Below the list: where it comes from. */
  suggestionsEnd?: ReactNode
  onChoose: (index: number) => void
}

/**
 * A text field that offers what may be meant while it is typed; what is typed counts all the same.
 */
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
}: SuggestFieldProps) => {
  const [at, setAt] = useState(-1)
  const [open, setOpen] = useState(false)
  const listId = useId()
  const shown = open && suggestions.length > 0
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const choose = (index: number) => {
    close()
    onChoose(index)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return close()
    if (event.key === 'Enter' && shown && at >= 0) {
      event.preventDefault()
      return choose(at)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || suggestions.length === 0) return onKeyDown?.(event)
    event.preventDefault()
    setOpen(true)
    return setAt(
      (at + step + suggestions.length + (at < 0 && step < 0 ? 1 : 0)) % suggestions.length,
    )
  }
  return (
    <chakra.div position="relative" width="full" minWidth="0">
      <TextField
        {...field}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        value={value}
        onKeyDown={press}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
        onChange={(event) => {
          onValueChange(event.target.value)
          setAt(-1)
          setOpen(true)
        }}
      />
      <chakra.div
        hidden={!shown}
        // A press must not take the focus from the field before it counts.
        onMouseDown={(event) => event.preventDefault()}
        position="absolute"
        insetInline="0"
        insetBlockStart="calc(100% + 4px)"
        zIndex="overlay"
        padding="1"
        bg="bg.raised"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        boxShadow="menu"
      >
        <chakra.ul
          id={listId}
          role="listbox"
          aria-label={suggestionsLabel}
          maxHeight="280px"
          overflowY="auto"
        >
          {suggestions.map((suggestion, index) => (
            <chakra.li
              key={suggestion}
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
              <bdi>{suggestion}</bdi>
            </chakra.li>
          ))}
        </chakra.ul>
        {suggestionsEnd}
      </chakra.div>
    </chakra.div>
  )
}
