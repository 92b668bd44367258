import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { IconButton } from '../button'
import type { Native } from '../native'

interface BellButtonProps extends Native<'button'> {
  /** What it is and how many there are: "Notifications, 3 unread". */
  label: string
  /** The text on the bell: "3", "99+". */
  count: string
  /** Nothing is written on it. */
  quiet: boolean
  icon: ReactNode
}

/** A button with a number at its corner; the number is in its name, too. */
export const BellButton = ({ count, quiet, icon, ...button }: BellButtonProps) => (
  <IconButton
    {...button}
    icon={
      <chakra.span position="relative" display="inline-flex" color="fg">
        {icon}
        {quiet ? null : (
          <chakra.bdi
            aria-hidden
            position="absolute"
            insetBlockEnd="calc(100% - 8px)"
            insetInlineStart="calc(100% - 8px)"
            display="inline-grid"
            placeItems="center"
            minWidth="16px"
            height="16px"
            paddingInline="3px"
            borderRadius="full"
            bg="accent"
            color="accent.contrast"
            textStyle="chart"
            lineHeight="16px"
            fontWeight="600"
            // A rim of the ground it stands on parts it from the bell.
            boxShadow="0 0 0 2px {colors.bg.surface}"
          >
            {count}
          </chakra.bdi>
        )}
      </chakra.span>
    }
  />
)
