import { chakra } from '@chakra-ui/react/styled-system'
import X from 'lucide-react/icons/x'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { Button, IconButton } from './button'
import { hasContent } from './field'
import { Icon } from './icons'
import { Notice } from './notice'
import { useModal, show } from './use-modal'

interface DialogProps {
  open: boolean
  /** Escape, the cross and a press outside ask for this. */
  onClose: () => void
  title: ReactNode
  /** What follows from it: a screen reader reads it with the title when the dialog opens. */
  description?: ReactNode
  closeLabel: string
  /** The buttons, at the end edge; the main one last. */
  actions?: ReactNode
  width?: string | undefined
  /** `false` while something runs that must not be left. */
  dismissible?: boolean
  children?: ReactNode
}

/**
 * The platform's modal dialog: it traps focus, makes the page behind inert and gives focus back.
 */
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
}: DialogProps) => {
  const id = useId()
  const { element, isShown } = useModal(open)
  return (
    <chakra.dialog
      ref={element}
      aria-labelledby={`${id}-title`}
      aria-describedby={open && hasContent(description) ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onClose={({ currentTarget: dialog }) => {
        // A browser lets nobody be held by a page: Escape, pressed again, closes the dialog without
        // asking.
        if (!open || dialog.open || !isShown()) return
        if (dismissible) onClose()
        else show(dialog)
      }}
      onClick={(event) => {
        if (dismissible && isOutside(event)) onClose()
      }}
      margin="auto"
      width={`min(${width}, calc(100vw - 32px))`}
      maxWidth="none"
      maxHeight="calc(100dvh - 32px)"
      // What gets the focus is not left under the buttons.
      scrollPaddingBlockEnd="140px"
      bg="bg.raised"
      color="fg"
      // It lies over the page, whatever it was written in: a cell of a table breaks no lines.
      whiteSpace="normal"
      textAlign="start"
      textStyle="body"
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
            <chakra.h2 id={`${id}-title`} textStyle="h2">
              {title}
            </chakra.h2>
            {dismissible ? (
              <chakra.span margin="-2" marginInlineStart="0">
                <IconButton label={closeLabel} icon={<Icon of={X} size={20} />} onClick={onClose} />
              </chakra.span>
            ) : null}
          </chakra.div>
          <chakra.div marginBlockStart="3">
            {hasContent(description) ? (
              <chakra.div
                id={`${id}-description`}
                color="fg.muted"
                css={{ '& > p + p': { marginBlockStart: '2' } }}
              >
                {description}
              </chakra.div>
            ) : null}
            {children}
          </chakra.div>
          {actions === undefined ? null : (
            <chakra.div
              display="flex"
              flexDirection={{ base: 'column-reverse', sm: 'row' }}
              justifyContent="flex-end"
              gap="2"
              // A dialog that is longer than its window is moved under its buttons.
              position="sticky"
              insetBlockEnd="0"
              marginBlockStart="4"
              marginBlockEnd="-6"
              marginInline="-6"
              paddingBlockStart="2"
              paddingBlockEnd="6"
              paddingInline="6"
              bg="bg.raised"
              borderEndStartRadius="float"
              borderEndEndRadius="float"
              css={{ boxShadow: '0 -8px 8px -4px {colors.bg.raised}' }}
            >
              {actions}
            </chakra.div>
          )}
        </chakra.div>
      ) : null}
    </chakra.dialog>
  )
}

/** A press on the backdrop lands on the dialog itself, outside its box. */
export const isOutside = (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  )
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
}: ConfirmDialogProps) => (
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
          onClick={onConfirm}
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
