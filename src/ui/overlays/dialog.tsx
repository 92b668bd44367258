import { Dialog as Parts } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import X from 'lucide-react/icons/x'
import { useRef, type ReactNode } from 'react'
import { ArkLocale } from '../ark-locale'
import { Button, IconButton } from '../button'
import { dialogRecipe } from './dialog.recipe'
import { hasContent } from '../fields/field'
import { Icon } from '../icons'
import { Notice } from '../feedback/notice'
import { useReturnFocus } from './use-return-focus'

interface DialogProps {
  open: boolean
  /** Escape, the cross and a press outside ask for this. */
  onClose: () => void
  title: ReactNode
  /** The consequences: screen readers announce them with the title when the dialog opens. */
  description?: ReactNode
  closeLabel: string
  /** The buttons, at the end edge; the main one last. */
  actions?: ReactNode
  width?: string | undefined
  /** `false` while something runs that must not be left. */
  dismissible?: boolean
  children?: ReactNode
}

/** It holds the focus, hides the page behind from screen readers, and gives the focus back. */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  closeLabel,
  actions,
  width = '480px',
  dismissible = true,
  children,
}: DialogProps) => (
  <ArkLocale>
    <Parts.Root
      recipe={dialogRecipe}
      open={open}
      onOpenChange={onClose}
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible}
      finalFocusEl={useReturnFocus(open)}
      onInteractOutside={(event) => isMessage(event.detail.target) && event.preventDefault()}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content width={width}>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              {dismissible ? (
                <Parts.CloseTrigger asChild>
                  <IconButton label={closeLabel} icon={<Icon of={X} size={20} />} />
                </Parts.CloseTrigger>
              ) : null}
            </Parts.Header>
            <Parts.Body>
              {hasContent(description) ? (
                <Parts.Description asChild>
                  <div>{description}</div>
                </Parts.Description>
              ) : null}
              {children}
            </Parts.Body>
            {actions === undefined ? null : <Parts.Footer>{actions}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  </ArkLocale>
)

/** Snackbars lie over a dialog: pressing one does not leave it. */
const isMessage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-live-announcer]') !== null

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  closeLabel: string
  cancelLabel: string
  /** The verb, with the number where there are several: "Decline 6". */
  confirmLabel: string
  workingLabel?: string | undefined
  working?: boolean
  /** What did not come about. */
  failed?: ReactNode
  /** Why; the dialog stays open with it. */
  failure?: ReactNode
  danger?: boolean
  /** What follows. */
  children: ReactNode
}

/** A question with its consequence, before something that cannot be taken back. */
export const ConfirmDialog = ({
  onConfirm,
  cancelLabel,
  confirmLabel,
  workingLabel,
  working = false,
  failed,
  failure,
  danger = false,
  children,
  ...dialog
}: ConfirmDialogProps) => {
  const confirm = useOnceATick(onConfirm)
  return (
    <Dialog
      {...dialog}
      dismissible={!working}
      description={children}
      actions={
        <>
          <Button variant="secondary" disabled={working} onClick={dialog.onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            loading={working}
            loadingLabel={workingLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure ? (
        <chakra.div marginBlockStart="4">
          <Notice tone="danger" live title={failed ?? failure}>
            {failed === undefined ? undefined : failure}
          </Notice>
        </chakra.div>
      ) : null}
    </Dialog>
  )
}

/** A press that comes before the first one is drawn would do the same a second time. */
const useOnceATick = (act: () => void) => {
  const isDone = useRef(false)
  return () => {
    if (isDone.current) return
    isDone.current = true
    setTimeout(() => (isDone.current = false), 0)
    act()
  }
}
