import { Drawer as Parts } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { ArkLocale } from '../ark-locale'
import { drawerRecipe } from './drawer.recipe'

interface DrawerProps {
  open: boolean
  /** Escape, a press outside and a press on a link inside ask for this. */
  onClose: () => void
  label: string
  children: ReactNode
}

/** Places to go to, where the window is too narrow to show them beside the page. */
export const Drawer = ({ open, onClose, label, children }: DrawerProps) => (
  <ArkLocale>
    <Parts.Root recipe={drawerRecipe} open={open} onOpenChange={onClose} aria-label={label}>
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content onClick={(event) => isLink(event.target) && onClose()}>
            {children}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  </ArkLocale>
)

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null
