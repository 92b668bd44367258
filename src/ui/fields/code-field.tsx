import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type SyntheticEvent } from 'react'
import { toDigits } from './digits'
import { Field, type FieldWords } from './field'
import type { Native } from '../native'

interface CodeFieldProps extends Omit<Native<'input'>, 'value' | 'onChange' | 'type'>, FieldWords {
  value: string
  onValueChange: (digits: string) => void
  /** Called once, when the last digit arrives. */
  onComplete?: (digits: string) => void
  length?: number
}

/** One input drawn as boxes, so that paste, autofill and screen readers meet a single field. */
export const CodeField = (props: CodeFieldProps) => {
  const {
    label,
    hint,
    error,
    labelEnd,
    labelHidden,
    id,
    value,
    onValueChange,
    onComplete,
    length = 4,
    onFocus,
    onBlur,
    ...input
  } = props
  const [focused, setFocused] = useState(false)
  const change = (typed: string) => {
    const digits = toDigits(typed).slice(0, length)
    onValueChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }
  return (
    <Field {...{ label, hint, error, labelEnd, labelHidden, id }}>
      {(wiring) => (
        <chakra.div display="flex">
          {/* The boxes give way where the page is too narrow for them. */}
          <chakra.div
            position="relative"
            dir="ltr"
            display="flex"
            gap="2"
            flex="1"
            maxWidth={`${length * 60 - 8}px`}
            data-invalid={wiring['aria-invalid']}
          >
            {Array.from({ length }, (_, at) => (
              <Box
                key={at}
                digit={value.charAt(at)}
                here={focused && at === Math.min(value.length, length - 1)}
                invalid={wiring['aria-invalid']}
              />
            ))}
            <chakra.input
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9]*"
              {...input}
              {...wiring}
              value={value}
              onChange={(event) => change(event.target.value)}
              onSelect={keepCaretLast}
              onFocus={(event) => {
                setFocused(true)
                onFocus?.(event)
              }}
              onBlur={(event) => {
                setFocused(false)
                onBlur?.(event)
              }}
              position="absolute"
              inset="0"
              width="full"
              opacity="0"
              cursor="text"
              fontSize="16px"
            />
          </chakra.div>
        </chakra.div>
      )}
    </Field>
  )
}

/**
 * Digits come and go at the end only, because the drawn boxes have no place for a caret between
 * them.
 */
const keepCaretLast = (event: SyntheticEvent<HTMLInputElement>) => {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length
  if (!isAllSelected && selectionStart !== value.length)
    event.currentTarget.setSelectionRange(value.length, value.length)
}

interface BoxProps {
  digit: string
  here: boolean
  invalid: true | undefined
}

const Box = ({ digit, here, invalid }: BoxProps) => (
  <chakra.span
    aria-hidden
    display="flex"
    alignItems="center"
    justifyContent="center"
    flex="1"
    minWidth="0"
    height="52px"
    bg="bg.surface"
    borderWidth="1px"
    borderColor={invalid ? 'danger.solid' : here ? 'accent' : 'border.control'}
    borderRadius="control"
    outline={here ? '2px solid {colors.accent}' : undefined}
    boxShadow={invalid ? 'inset 0 0 0 1px {colors.danger.solid}' : undefined}
    textStyle="clock"
  >
    {digit === '' && here ? (
      <chakra.span width="2px" height="22px" bg="accent" animation="breathe 1s step-end infinite" />
    ) : (
      digit
    )}
  </chakra.span>
)
