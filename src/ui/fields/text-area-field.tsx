import { chakra } from '@chakra-ui/react/styled-system'
import { Field, type FieldWords } from './field'
import type { Native } from '../native'
import { ControlBox } from './text-field'
import { inputCss } from '../theme/control-recipe'

interface TextAreaFieldProps extends Native<'textarea'>, Omit<FieldWords, 'labelEnd'> {
  /** The count in words, such as "Characters: 54 (70 to 700)"; the caller counts and formats it. */
  counter?: string
}

/**
 * A field for texts by people: each text has the direction of its own language, whatever the
 * language of the page.
 */
export const TextAreaField = ({
  label,
  hint,
  error,
  labelHidden,
  counter,
  id,
  rows = 3,
  ...area
}: TextAreaFieldProps) => (
  <Field {...{ label, hint, error, labelHidden, id }} labelEnd={counter}>
    {(wiring) => (
      <ControlBox data-invalid={wiring['aria-invalid']}>
        <chakra.textarea
          dir="auto"
          {...area}
          {...wiring}
          rows={rows}
          css={inputCss}
          paddingBlock="2.5"
          display="block"
        />
      </ControlBox>
    )}
  </Field>
)
