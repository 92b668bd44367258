import { chakra } from '@chakra-ui/react/styled-system'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Field, type FieldWords } from './field'
import { Icon } from '../icons'
import type { Native } from '../native'
import { ControlBox, type ControlSize } from './text-field'
import { inputCss } from '../theme/control-recipe'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectFieldProps extends Native<'select'>, FieldWords {
  size?: ControlSize
  options: readonly SelectOption[]
  /** Shown while nothing is chosen, as the empty value. */
  placeholder?: string
}

/** The platform's own select: right on phones, and with every keyboard. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, hint, error, labelEnd, labelHidden, id, size, options, placeholder, ...select } =
    props
  return (
    <Field {...{ label, hint, error, labelEnd, labelHidden, id }}>
      {(wiring) => (
        <ControlBox size={size} data-invalid={wiring['aria-invalid']}>
          <chakra.select
            {...select}
            {...wiring}
            css={inputCss}
            appearance="none"
            paddingInlineEnd="10"
            cursor="pointer"
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </chakra.select>
          <Chevron />
        </ControlBox>
      )}
    </Field>
  )
}

const Chevron = () => (
  <chakra.span
    position="absolute"
    insetInlineEnd="3"
    insetBlock="0"
    display="flex"
    alignItems="center"
    pointerEvents="none"
    color="fg.muted"
  >
    <Icon of={ChevronDown} />
  </chakra.span>
)

interface FilterSelectProps extends Native<'select'> {
  /** Inside the frame, before the choice: "Status:". */
  label: ReactNode
  options: readonly SelectOption[]
  /** A filter that narrows the list is tinted. */
  active?: boolean
}

/** A compact select for filter bars, with its label inside the frame. */
export const FilterSelect = ({ label, options, active = false, ...select }: FilterSelectProps) => (
  <ControlBox
    size="sm"
    width="auto"
    maxWidth="full"
    bg={active ? 'accent.subtle' : 'bg.surface'}
    borderColor={active ? 'accent' : 'border.strong'}
    data-narrows={active || undefined}
  >
    <chakra.label
      display="flex"
      flexGrow="1"
      alignItems="center"
      minWidth="0"
      paddingInlineStart="3"
      textStyle="small"
      color={active ? 'accent.fg' : 'fg.muted'}
    >
      <chakra.span whiteSpace="nowrap">{label}</chakra.span>
      <chakra.select
        {...select}
        appearance="none"
        flexGrow="1"
        minWidth="0"
        // Else it would be as wide as the longest of what can be chosen. On a phone it has its line
        // to itself.
        maxWidth={{ base: '280px', md: '220px' }}
        textOverflow="ellipsis"
        bg="transparent"
        color={active ? 'accent.fg' : 'fg'}
        paddingInlineStart="1.5"
        paddingInlineEnd="9"
        alignSelf="stretch"
        cursor="pointer"
        textStyle="smallStrong"
        outline="none"
        _focusVisible={{ outline: 'none' }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </chakra.select>
    </chakra.label>
    <Chevron />
  </ControlBox>
)
