import { chakra } from '@chakra-ui/react/styled-system'
import {
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type RefObject,
} from 'react'

type FieldProps = Omit<ComponentProps<typeof chakra.textarea>, 'ref' | 'value'>

interface OwnTextProps extends Omit<FieldProps, 'defaultValue' | 'onChange'> {
  /** The text to show. While somebody types, the field is ahead of this value. */
  value: string
  onValueChange: (value: string) => void
}

/**
 * A sheet that holds its own text, so that a key is painted before anything else happens. A text
 * from elsewhere, such as another tab that took over, replaces it.
 */
export const OwnText = ({ value, onValueChange, ...rest }: OwnTextProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(value)
  const written = useRef(value)
  const { readOnly } = rest
  useLayoutEffect(() => {
    const { current } = field
    if (current === null || (value === written.current && !readOnly)) return
    written.current = value
    // Setting it moves the caret, so only what differs is set.
    if (current.value !== value) current.value = value
  }, [value, readOnly])
  const change = useCallback(
    ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      written.current = target.value
      onValueChange(target.value)
    },
    [onValueChange],
  )
  return <Field {...rest} field={field} defaultValue={first} onChange={change} />
}

/** Drawn anew only for something else than a text. */
const Field = memo(
  ({ field, ...rest }: FieldProps & { field: RefObject<HTMLTextAreaElement | null> }) => (
    <chakra.textarea {...rest} ref={field} />
  ),
)
