import { chakra } from '@chakra-ui/react/styled-system'
import { group } from './digits'
import { GroupedDigits, type DigitsInputProps } from './digits-input'
import { Field, type FieldWords } from './field'
import { ControlBox, type ControlSize } from './text-field'

interface PhoneFieldProps extends Omit<DigitsInputProps, 'value'>, FieldWords {
  size?: ControlSize
  /** `+971` and the national digits, or an empty string. What `onValueChange` gives is the same. */
  value: string
}

const prefix = '+971'

/** A number of the United Arab Emirates. Pasted country codes and a leading zero are taken off. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { label, hint, error, labelEnd, labelHidden, id, size, value, onValueChange, ...input } =
    props
  return (
    <Field {...{ label, hint, error, labelEnd, labelHidden, id }}>
      {(wiring) => (
        <ControlBox size={size} dir="ltr" data-invalid={wiring['aria-invalid']}>
          <chakra.label
            aria-hidden
            htmlFor={wiring.id}
            display="flex"
            alignItems="center"
            cursor="text"
            _rtl={{ flex: '1', justifyContent: 'end' }}
            paddingInlineStart="var(--control-pad)"
            color="fg.muted"
            _after={{
              content: '""',
              height: '20px',
              marginInlineStart: '2.5',
              borderInlineEnd: '1px solid {colors.border.strong}',
            }}
          >
            {prefix}
          </chakra.label>
          <GroupedDigits
            autoComplete="tel-national"
            {...input}
            // The number stays beside its prefix, so in Arabic the pair sits at the right edge.
            snug
            wiring={wiring}
            value={national(value)}
            onValueChange={(digits) => onValueChange(digits === '' ? '' : `${prefix}${digits}`)}
            format={(digits) => group(digits, [2, 3, 4, 6], ' ')}
            clean={(digits) => national(digits).slice(0, 9)}
          />
        </ControlBox>
      )}
    </Field>
  )
}

const national = (text: string) => text.replace(/^(\+|00)?971/, '').replace(/^0+/, '')
