import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { Checkbox, Radio, Switch } from './choice'
import { FieldMessage, hasContent } from './field'
import type { Native } from '../native'

interface ChoiceLineProps {
  control: ReactNode
  children: ReactNode
  disabled?: boolean | undefined
}

/** The box and its words are one target, at least 44 px high where fingers point. */
const ChoiceLine = ({ control, children, disabled }: ChoiceLineProps) => (
  <chakra.label
    display="inline-flex"
    alignItems="flex-start"
    gap="2.5"
    // Equal space above and below the first line centres the box in the target.
    paddingBlock={{ base: 'calc((44px - var(--line-small)) / 2)', lg: '2' }}
    minHeight={{ base: '44px', lg: '36px' }}
    textStyle="small"
    color={disabled ? 'fg.subtle' : 'fg'}
    cursor={disabled ? 'not-allowed' : 'pointer'}
  >
    <chakra.span display="inline-flex" alignItems="center" height="var(--line-small)">
      {control}
    </chakra.span>
    <chakra.span minWidth="0">{children}</chakra.span>
  </chakra.label>
)

interface SingleProps extends Omit<Native<'input'>, 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export const CheckboxField = ({ label, hint, error, ...input }: SingleProps) => {
  const messageId = useId()
  return (
    <div>
      <ChoiceLine
        disabled={input.disabled}
        control={
          <Checkbox
            {...input}
            aria-invalid={hasContent(error) || undefined}
            aria-describedby={hasContent(error) || hasContent(hint) ? messageId : undefined}
          />
        }
      >
        {label}
      </ChoiceLine>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}

export const SwitchField = ({ label, hint, error, ...input }: SingleProps) => {
  const messageId = useId()
  return (
    <div>
      <ChoiceLine
        disabled={input.disabled}
        control={
          <Switch
            {...input}
            aria-describedby={hasContent(error) || hasContent(hint) ? messageId : undefined}
          />
        }
      >
        {label}
      </ChoiceLine>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}

export interface Choice<V extends string> {
  value: V
  label: ReactNode
  disabled?: boolean
}

interface GroupProps<V extends string> {
  legend: ReactNode
  legendHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  name: string
  options: readonly Choice<V>[]
  /** Side by side where there is room, or one under another. */
  inline?: boolean
  onBlur?: () => void
}

interface RadioGroupFieldProps<V extends string> extends GroupProps<V> {
  value: V | null
  onValueChange: (value: V) => void
}

export const RadioGroupField = <V extends string>({
  value,
  onValueChange,
  ...group
}: RadioGroupFieldProps<V>) => (
  <Group {...group} role="radiogroup">
    {(option, invalid) => (
      <Radio
        name={group.name}
        value={option.value}
        checked={option.value === value}
        disabled={option.disabled}
        aria-invalid={invalid}
        onChange={() => onValueChange(option.value)}
        onBlur={group.onBlur}
      />
    )}
  </Group>
)

interface CheckboxGroupFieldProps<V extends string> extends GroupProps<V> {
  value: readonly V[]
  onValueChange: (value: V[]) => void
}

export const CheckboxGroupField = <V extends string>({
  value,
  onValueChange,
  ...group
}: CheckboxGroupFieldProps<V>) => (
  <Group {...group} role="group">
    {(option, invalid) => (
      <Checkbox
        name={group.name}
        value={option.value}
        checked={value.includes(option.value)}
        disabled={option.disabled}
        aria-invalid={invalid}
        onChange={(event) =>
          // The order of the options is kept, whatever order they were ticked in.
          onValueChange(
            group.options
              .map((each) => each.value)
              .filter((each) =>
                each === option.value ? event.target.checked : value.includes(each),
              ),
          )
        }
        onBlur={group.onBlur}
      />
    )}
  </Group>
)

const inLine = { display: 'flex', flexWrap: 'wrap', columnGap: '6' } as const
/**
 * Boxes of which several may be ticked take several lines: they stand one under another there, too.
 */
const inColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
  columnGap: '2',
} as const

interface GroupFrameProps<V extends string> extends GroupProps<V> {
  role: 'radiogroup' | 'group'
  children: (option: Choice<V>, invalid: true | undefined) => ReactNode
}

const Group = <V extends string>({
  legend,
  legendHidden,
  hint,
  error,
  options,
  inline = false,
  role,
  children,
}: GroupFrameProps<V>) => {
  const id = useId()
  const invalid = hasContent(error) || undefined
  return (
    <chakra.div
      role={role}
      aria-labelledby={`${id}-legend`}
      aria-describedby={invalid || hasContent(hint) ? `${id}-message` : undefined}
      aria-invalid={role === 'radiogroup' ? invalid : undefined}
    >
      <chakra.div id={`${id}-legend`} textStyle="smallStrong" hidden={legendHidden}>
        {legend}
      </chakra.div>
      <chakra.div
        {...(inline && role === 'group' ? inColumns : inLine)}
        flexDirection={inline ? 'row' : 'column'}
        alignItems="flex-start"
      >
        {options.map((option) => (
          <ChoiceLine
            key={option.value}
            disabled={option.disabled}
            control={children(option, invalid)}
          >
            {option.label}
          </ChoiceLine>
        ))}
      </chakra.div>
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </chakra.div>
  )
}
