import { chakra } from '@chakra-ui/react/styled-system'
import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Button, IconButton } from './button'
import { Icon } from './icons'
import { Notice } from './notice'

interface DialogProps {
  open: boolean
  /** Escape, the cross and a press outside ask for this. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** The buttons, at the end edge; the main one last. */
  actions?: ReactNode
  width?: string
  /** `false` while something runs that must not be left. */
  dismissible?: boolean
  children: ReactNode
}

/** The platform's modal dialog: it traps focus, makes the page behind inert and gives focus back. */
export const Dialog = ({ open, onClose, title, closeLabel, actions, width = '480px', dismissible = true, children }: DialogProps) => {
  const titleId = useId()
  const element = useModal(open)
  return (
    <chakra.dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onClick={(event) => {
        if (dismissible && isOutside(event)) onClose()
      }}
      margin="auto"
      width={`min(${width}, calc(100vw - 32px))`}
      maxWidth="none"
      maxHeight="calc(100dvh - 32px)"
      bg="bg.raised"
      color="fg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="float"
      boxShadow="float"
      _backdrop={{ bg: 'rgba(6, 30, 40, 0.5)' }}
      animation="enter 240ms cubic-bezier(.2,0,0,1)"
    >
      {open ? (
        <chakra.div padding="6">
          <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="4">
            <chakra.h2 id={titleId} textStyle="h2">
              {title}
            </chakra.h2>
            {dismissible ? (
              <chakra.span margin="-2" marginInlineStart="0">
                <IconButton label={closeLabel} icon={<Icon of={X} size={20} />} onClick={onClose} />
              </chakra.span>
            ) : null}
          </chakra.div>
          <chakra.div marginBlockStart="3">{children}</chakra.div>
          {actions === undefined ? null : (
            <chakra.div
              display="flex"
              flexDirection={{ base: 'column-reverse', sm: 'row' }}
              justifyContent="flex-end"
              gap="2"
              marginBlockStart="6"
            >
              {actions}
            </chakra.div>
          )}
        </chakra.div>
      ) : null}
    </chakra.dialog>
  )
}

/** Opens and closes the native dialog with `open`; closing gives focus back to where it was. */
export const useModal = (open: boolean) => {
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    if (!open || dialog === null) return undefined
    // Where there is no modal mode, as in jsdom, the dialog still opens in place.
    if (typeof dialog.showModal === 'function') dialog.showModal()
    else dialog.setAttribute('open', '')
    return () => (typeof dialog.close === 'function' ? dialog.close() : dialog.removeAttribute('open'))
  }, [open])
  return element
}

/** A press on the backdrop lands on the dialog itself, outside its box. */
export const isOutside = (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  closeLabel: string
  cancelLabel: string
  /** The verb, with the number where there are several: "Decline 6". */
  confirmLabel: string
  workingLabel?: string
  working?: boolean
  /** Why it failed; the dialog stays open with it. */
  failure?: ReactNode
  danger?: boolean
  children: ReactNode
}

/** A question with its consequence, before something that cannot be taken back. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { onConfirm, cancelLabel, confirmLabel, workingLabel, working = false, failure, danger = false, children, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      dismissible={!working}
      actions={
        <>
          <Button variant="secondary" disabled={working} onClick={dialog.onClose}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={working} loadingLabel={workingLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <chakra.div color="fg.muted">{children}</chakra.div>
      {failure ? (
        <chakra.div marginBlockStart="4">
          <Notice tone="danger" title={failure} live />
        </chakra.div>
      ) : null}
    </Dialog>
  )
}
