import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef, type ChangeEvent } from 'react'
import { caretAfter, toDigits } from './digits'
import type { Wiring } from './field'
import type { Native } from '../native'
import { inputCss, latinCss } from '../theme/control-recipe'

export interface DigitsInputProps extends Omit<
  Native<'input'>,
  'value' | 'onChange' | 'type' | 'ref'
> {
  /** Digits only, without separators. */
  value: string
  onValueChange: (digits: string) => void
}

interface GroupedProps extends DigitsInputProps {
  wiring: Wiring
  format: (digits: string) => string
  /** Turns what was typed or pasted into the digits that are kept. */
  clean: (digits: string) => string
  /** In Arabic, as wide as its text instead of the box. */
  snug?: boolean
}

/** An input that shows digits in groups while the caret stays at the digit being edited. */
export const GroupedDigits = ({
  value,
  onValueChange,
  wiring,
  format,
  clean,
  snug = false,
  ...input
}: GroupedProps) => {
  const element = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null || element.current === null) return
    const at = caretAfter(element.current.value, caret.current)
    element.current.setSelectionRange(at, at)
    caret.current = null
  })

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value
    const all = toDigits(typed)
    const cleaned = clean(all)
    const before = toDigits(typed.slice(0, event.target.selectionStart ?? typed.length)).length
    caret.current = Math.max(0, before - (all.length - cleaned.length))
    onValueChange(cleaned)
  }

  return (
    <chakra.input
      inputMode="numeric"
      {...input}
      {...wiring}
      ref={element}
      dir="ltr"
      value={format(value)}
      onChange={change}
      css={snug ? [inputCss, { paddingInlineStart: '10px', _rtl: snugCss }] : [inputCss, latinCss]}
    />
  )
}

const snugCss = {
  flex: 'none',
  width: '8.5em',
  '@supports (field-sizing: content)': { width: 'auto', minWidth: '3em', fieldSizing: 'content' },
} as const
