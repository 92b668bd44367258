import { chakra } from '@chakra-ui/react/styled-system'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icons'
import { useStableWhilePressed } from './use-stable-while-pressed'
import { hiddenCss } from '../visually-hidden'

export interface FieldWords {
  label: ReactNode
  /** Below the field, until an error takes its place. */
  hint?: ReactNode
  /** What is wrong and what to do. */
  error?: ReactNode
  /** At the end of the label's line: a link, a count, "optional". */
  labelEnd?: ReactNode
  /** Keeps the label for screen readers only, as in a filter bar. */
  labelHidden?: boolean
}

/** The attributes that tie a control to its label and messages. */
export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldWords {
  id?: string | undefined
  children: (wiring: Wiring) => ReactNode
}

/**
 * Label above, control, then hint or error below. Every text field of the product is laid out by
 * this.
 */
export const Field = ({
  id: givenId,
  label,
  hint,
  error,
  labelEnd,
  labelHidden = false,
  children,
}: FieldProps) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const messageId = `${id}-message`
  const invalid = hasContent(error)
  const described = invalid || hasContent(hint) ? messageId : undefined
  return (
    <chakra.div width="full" minWidth="0">
      <chakra.div
        display="flex"
        alignItems="baseline"
        justifyContent="space-between"
        gap="3"
        marginBlockEnd={labelHidden ? '0' : '1.5'}
      >
        <chakra.label
          htmlFor={id}
          textStyle="smallStrong"
          css={labelHidden ? hiddenCss : undefined}
        >
          {label}
        </chakra.label>
        {hasContent(labelEnd) ? (
          <chakra.span textStyle="small" color="fg.muted" flexShrink="0">
            {labelEnd}
          </chakra.span>
        ) : null}
      </chakra.div>
      {children({ id, 'aria-describedby': described, 'aria-invalid': invalid || undefined })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </chakra.div>
  )
}

interface FieldMessageProps {
  id: string
  hint?: ReactNode
  error?: ReactNode
}

/**
 * The line below a field. It is always mounted, so that screen readers speak an error when it
 * arrives.
 */
export const FieldMessage = ({ id, hint, error }: FieldMessageProps) => {
  const [issue, help] = [useStableWhilePressed(error), useStableWhilePressed(hint)]
  const isWrong = hasContent(issue)
  return (
    <div id={id} aria-live="polite">
      {isWrong || hasContent(help) ? (
        <chakra.p
          display="flex"
          gap="1.5"
          marginBlockStart="1.5"
          textStyle={isWrong ? 'smallMedium' : 'small'}
          color={isWrong ? 'danger.fg' : 'fg.muted'}
        >
          {isWrong ? (
            <chakra.span marginBlockStart="0.5" lineHeight="0" flexShrink="0">
              <Icon of={CircleAlert} size={16} />
            </chakra.span>
          ) : null}
          <span>{isWrong ? issue : help}</span>
        </chakra.p>
      ) : null}
    </div>
  )
}

/** An empty string or `false` is no message. */
export const hasContent = (node: ReactNode) =>
  node !== undefined && node !== null && node !== false && node !== ''
