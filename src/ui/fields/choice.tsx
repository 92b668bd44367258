import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import type { Native } from '../native'

const boxCss = {
  gridArea: '1 / 1',
  appearance: 'none',
  width: '20px',
  height: '20px',
  margin: '0',
  flexShrink: '0',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.control',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'press',
  _hover: { borderColor: 'fg.muted' },
  _disabled: { bg: 'bg.sunken', borderColor: 'border', cursor: 'not-allowed' },
  _invalid: { borderColor: 'danger.solid' },
} as const

const checkCss = {
  ...boxCss,
  borderRadius: 'badge',
  '&:checked, &:indeterminate': { bg: 'accent', borderColor: 'accent' },
  '&:checked ~ [data-mark=check]': { opacity: '1' },
  '&:indeterminate ~ [data-mark=check]': { opacity: '0' },
  '&:indeterminate ~ [data-mark=some]': { opacity: '1' },
  '&:disabled:is(:checked, :indeterminate)': {
    bg: 'border.control',
    borderColor: 'border.control',
  },
} as const

const Mark = ({ name, children }: { name: string; children: ReactNode }) => (
  <chakra.span
    data-mark={name}
    aria-hidden
    gridArea="1 / 1"
    display="flex"
    opacity="0"
    pointerEvents="none"
    color="accent.contrast"
  >
    {children}
  </chakra.span>
)

interface CheckboxProps extends Omit<Native<'input'>, 'type'> {
  /** Some of what it stands for is chosen, as in a table's header. */
  some?: boolean
}

/** The native box alone, for table rows; give it an `aria-label`. Forms use `CheckboxField`. */
export const Checkbox = ({ some = false, ref, ...input }: CheckboxProps) => (
  <chakra.span
    position="relative"
    display="inline-grid"
    placeItems="center"
    flexShrink="0"
    verticalAlign="middle"
  >
    <chakra.input
      {...input}
      type="checkbox"
      ref={(element: HTMLInputElement | null) => {
        if (element !== null) element.indeterminate = some
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
        return undefined
      }}
      css={checkCss}
    />
    <Mark name="check">
      <Check size={14} strokeWidth={2.5} />
    </Mark>
    <Mark name="some">
      <Minus size={14} strokeWidth={2.5} />
    </Mark>
  </chakra.span>
)

export const Radio = (input: Omit<Native<'input'>, 'type'>) => (
  <chakra.input
    {...input}
    type="radio"
    css={{
      ...boxCss,
      borderRadius: 'full',
      '&:checked, &:checked:hover': {
        borderWidth: '6px',
        borderColor: 'accent',
        bg: 'accent.contrast',
      },
      '&:disabled:checked': { borderColor: 'border.control', bg: 'bg.sunken' },
    }}
  />
)

/** A checkbox that takes effect at once. */
export const Switch = (input: Omit<Native<'input'>, 'type' | 'role'>) => (
  <chakra.input
    {...input}
    type="checkbox"
    role="switch"
    css={{
      appearance: 'none',
      position: 'relative',
      flexShrink: '0',
      width: '40px',
      height: '22px',
      borderRadius: 'full',
      bg: 'border.control',
      cursor: 'pointer',
      transitionProperty: 'background-color',
      transitionDuration: 'hover',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '2px',
        insetInlineStart: '2px',
        width: '18px',
        height: '18px',
        borderRadius: 'full',
        bg: 'bg.surface',
        transitionProperty: 'inset-inline-start',
        transitionDuration: 'hover',
      },
      _checked: { bg: 'accent', _before: { insetInlineStart: '20px' } },
      _disabled: { opacity: '0.5', cursor: 'not-allowed' },
    }}
  />
)
