import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Field, type FieldWords } from './field'
import type { Native } from '../native'
import { controlRecipe, eitherCss, inputCss, latinCss } from '../theme/control-recipe'

export const ControlBox = chakra('div', controlRecipe)

export type ControlSize = 'lg' | 'md' | 'sm'

interface TextFieldProps extends Native<'input'>, FieldWords {
  size?: ControlSize
  /** For e-mails, links and numbers: left to right inside, in both languages. */
  latin?: boolean
  /** Before the text, inside the frame. */
  start?: ReactNode
  /** After the text, inside the frame. */
  end?: ReactNode
}

export const TextField = (props: TextFieldProps) => {
  const {
    label,
    hint,
    error,
    labelEnd,
    labelHidden,
    id,
    size,
    start,
    end,
    latin,
    type = 'text',
    ...input
  } = props
  const leftToRight = latin ?? (type === 'email' || type === 'url' || type === 'tel')
  return (
    <Field {...{ label, hint, error, labelEnd, labelHidden, id }}>
      {(wiring) => (
        <ControlBox size={size} data-invalid={wiring['aria-invalid']}>
          {start}
          <chakra.input
            {...input}
            {...wiring}
            type={type}
            dir={leftToRight ? 'ltr' : input.dir}
            css={
              leftToRight
                ? [inputCss, latinCss]
                : input.dir === 'auto'
                  ? [inputCss, eitherCss]
                  : inputCss
            }
          />
          {end}
        </ControlBox>
      )}
    </Field>
  )
}
