import { group } from './digits'
import { GroupedDigits, type DigitsInputProps } from './digits-input'
import { Field, type FieldWords } from './field'
import { ControlBox, type ControlSize } from './text-field'

interface EmiratesIdFieldProps extends DigitsInputProps, FieldWords {
  size?: ControlSize
}

/** Shows fifteen digits as 784-YYYY-NNNNNNN-C; its value is the digits alone. */
export const EmiratesIdField = (props: EmiratesIdFieldProps) => {
  const { label, hint, error, labelEnd, labelHidden, id, size, ...input } = props
  return (
    <Field {...{ label, hint, error, labelEnd, labelHidden, id }}>
      {(wiring) => (
        <ControlBox size={size} data-invalid={wiring['aria-invalid']}>
          <GroupedDigits
            placeholder="784-0000-0000000-0"
            autoComplete="off"
            {...input}
            wiring={wiring}
            format={formatEmiratesId}
            clean={(digits) => digits.slice(0, 15)}
          />
        </ControlBox>
      )}
    </Field>
  )
}

/** `784199912345677` as `784-1999-1234567-7`. */
export const formatEmiratesId = (digits: string) => group(digits, [3, 4, 7, 1], '-')
