import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import type { Native } from './native'
import { Spinner } from './feedback/spinner'
import { buttonRecipe } from './theme/button-recipe'

const Base = chakra('button', buttonRecipe)

export type ButtonVariant = 'primary' | 'secondary' | 'subtle' | 'ghost' | 'danger' | 'onInk'
export type ButtonSize = 'lg' | 'md' | 'sm' | 'xs'

interface ButtonLook {
  variant?: ButtonVariant
  /** lg 48 (auth), md 44, sm 36 (filters), xs 28 (rows). */
  size?: ButtonSize
  wide?: boolean
  /** Aligns the text of a subtle or ghost button with the text above it, at its start or end. */
  outdent?: 'start' | 'end'
}

interface ButtonProps extends Native<'button'>, ButtonLook {
  icon?: ReactNode
  iconEnd?: ReactNode
  /** While it works the button keeps its colours and its focus, and presses do nothing. */
  loading?: boolean
  /** What it is doing, in place of the label: "Saving". */
  loadingLabel?: ReactNode
}

export const Button = (props: ButtonProps) => {
  const {
    icon,
    iconEnd,
    loading = false,
    loadingLabel,
    disabled = false,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button that works must not submit its form a second time.
    if (loading || disabled) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Base
      {...rest}
      type={type}
      off={disabled}
      aria-disabled={disabled || loading || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : icon}
      {loading && loadingLabel !== undefined ? loadingLabel : children}
      {loading ? null : iconEnd}
    </Base>
  )
}

interface IconButtonProps extends Native<'button'>, ButtonLook {
  label: string
  icon: ReactNode
  loading?: boolean
}

/** A square button whose words are for screen readers and the tooltip. */
export const IconButton = ({
  label,
  icon,
  loading = false,
  variant = 'ghost',
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) => (
  <Base
    type="button"
    title={label}
    {...rest}
    square
    variant={variant}
    off={disabled}
    aria-label={label}
    aria-disabled={disabled || loading || undefined}
    aria-busy={loading || undefined}
    onClick={(event) => (disabled || loading ? event.preventDefault() : onClick?.(event))}
  >
    {loading ? <Spinner /> : icon}
  </Base>
)

interface LinkButtonProps extends ButtonLook {
  /** One anchor, such as the router's `Link`; it is given the look of a button. */
  children: ReactElement
}

export const LinkButton = (props: LinkButtonProps) => <Base data-screen-only {...props} asChild />
