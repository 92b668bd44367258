import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useId, useState } from 'react'
import { IconButton } from '../button'
import { Field, type FieldWords } from './field'
import { Icon } from '../icons'
import type { Native } from '../native'
import { ControlBox, type ControlSize } from './text-field'
import { inputCss, latinCss } from '../theme/control-recipe'
import { VisuallyHidden } from '../visually-hidden'

export interface PasswordRule {
  label: string
  met: boolean
}

interface PasswordFieldProps extends Omit<Native<'input'>, 'type'>, FieldWords {
  size?: ControlSize
  showLabel: string
  hideLabel: string
  /** Rules tick as the password is typed. `metLabel` says "met" to screen readers. */
  rules?: readonly PasswordRule[]
  metLabel?: string
}

export const PasswordField = (props: PasswordFieldProps) => {
  const {
    label,
    hint,
    error,
    labelEnd,
    labelHidden,
    id,
    size,
    showLabel,
    hideLabel,
    rules,
    metLabel,
    ...input
  } = props
  const [shown, setShown] = useState(false)
  const rulesId = useId()
  return (
    <div>
      <Field {...{ label, hint, error, labelEnd, labelHidden, id }}>
        {(wiring) => (
          <ControlBox size={size} data-invalid={wiring['aria-invalid']}>
            <chakra.input
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...wiring}
              aria-describedby={
                [wiring['aria-describedby'], rules && rulesId].filter(Boolean).join(' ') ||
                undefined
              }
              type={shown ? 'text' : 'password'}
              dir="ltr"
              css={[inputCss, latinCss]}
            />
            <IconButton
              label={shown ? hideLabel : showLabel}
              icon={<Icon of={shown ? EyeOff : Eye} size={20} />}
              onClick={() => setShown(!shown)}
            />
          </ControlBox>
        )}
      </Field>
      {rules ? <RuleList id={rulesId} rules={rules} metLabel={metLabel} /> : null}
    </div>
  )
}

interface RuleListProps {
  id: string
  rules: readonly PasswordRule[]
  metLabel: string | undefined
}

const RuleList = ({ id, rules, metLabel }: RuleListProps) => (
  <chakra.ul
    id={id}
    display="grid"
    gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
    gap="1"
    columnGap="3"
    marginBlockStart="2"
  >
    {rules.map((rule) => (
      <chakra.li
        key={rule.label}
        display="flex"
        alignItems="center"
        gap="2"
        textStyle="tiny"
        color={rule.met ? 'success.fg' : 'fg.muted'}
      >
        <Icon of={rule.met ? Check : CircleDashed} size={16} />
        {rule.label}
        {rule.met && metLabel !== undefined ? <VisuallyHidden>, {metLabel}</VisuallyHidden> : null}
      </chakra.li>
    ))}
  </chakra.ul>
)
