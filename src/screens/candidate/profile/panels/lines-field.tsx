import { chakra } from '@chakra-ui/react/styled-system'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { TextField } from '../../../../ui/fields/text-field'
import { LookUpButton } from '../reading/look-up-button'

interface LinesFieldProps {
  /** Of each line; a number follows it where there are several. */
  label: string
  addLabel: string
  removeLabel: (line: string) => string
  values: readonly string[]
  onChange: (values: string[]) => void
  /** By the number of the line. */
  getError?: (at: number) => string | undefined
  /** A resume may say these lines: each can be looked up in it. */
  inResume?: boolean
  type?: 'email' | 'tel' | 'url' | 'text'
  maxLength: number
}

/** Several lines of a kind: each is changed in its place, taken off, or another is added. */
export const LinesField = ({
  label,
  addLabel,
  removeLabel,
  values,
  onChange,
  getError,
  type = 'text',
  maxLength,
  inResume = false,
}: LinesFieldProps) => {
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(values.length)
  // A line that was just added is where one goes on.
  useEffect(() => {
    if (values.length > count.current)
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
    count.current = values.length
  }, [values.length])
  const put = (at: number, value: string) =>
    onChange(values.map((line, other) => (other === at ? value : line)))
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="2">
      <chakra.ul ref={list} width="full" display="flex" flexDirection="column" gap="3">
        {values.map((value, at) => (
          // A line is its place: it has nothing else that stays the same while it is typed.
          // oxlint-disable-next-line react/no-array-index-key
          <chakra.li key={at} display="flex" alignItems="flex-start" gap="2">
            <TextField
              type={type}
              value={value}
              maxLength={maxLength}
              label={values.length === 1 ? label : `${label} ${at + 1}`}
              error={getError?.(at)}
              onChange={(event) => put(at, event.target.value)}
            />
            {/* Beside the control, under the height of the label, whatever is said below it. */}
            <chakra.span display="flex" marginBlockStart="calc(var(--line-small) + 6px)">
              {inResume && value !== '' ? <LookUpButton name={value} parts={[value]} /> : null}
              <IconButton
                label={removeLabel(value === '' ? label : value)}
                icon={<Icon of={X} />}
                onClick={() => onChange(values.filter((_line, other) => other !== at))}
              />
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <div>
        <Button
          size="sm"
          variant="subtle"
          outdent="start"
          icon={<Icon of={Plus} size={16} />}
          onClick={() => onChange([...values, ''])}
        >
          {addLabel}
        </Button>
      </div>
    </chakra.div>
  )
}
