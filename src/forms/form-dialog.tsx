import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../machines/session/answers'
import { newId } from '../lib/new-id'
import { notify } from '../notify'
import { Button } from '../ui/button'
import { Dialog } from '../ui/overlays/dialog'
import { useFormShell } from './form-context'
import { MutationForm, type FormMutation } from './mutation-form'
import { RefusalNotice } from './refusal-notice'
import type { AppForm } from './use-app-form'

interface FormDialogProps<Values extends FieldValues, Sent, Request, Answer> {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What follows from it. */
  description: ReactNode
  form: AppForm<Values, Sent>
  mutation: FormMutation<Request, Answer> & { reset: () => void }
  /**
   * Turns the values into the request of the contract. Each opening of the dialog has its own key,
   * so that a request that is sent twice is carried out once.
   */
  toRequest: (values: Sent, key: string) => Request
  /** The text of a snackbar after success, if the page does not show the change. */
  done?: (answer: Answer, request: Request) => Parameters<typeof notify.success>[0]
  /** Besides, where the dialog was not just left. */
  onDone?: ((answer: Answer) => void) | undefined
  /** The verb, with the number where there are several: "Decline 6". */
  confirmLabel: ReactNode
  /** The way out, where it says what stays as it is. */
  backLabel?: string
  /** What did not come about; the reason follows it. */
  failed?: string | undefined
  /** Gives the reason, if the page knows more about it than the error's code says. */
  getReason?: ((failure: Failure) => string) | undefined
  danger?: boolean
  /** Nothing is left to send: only the way out stays. */
  over?: boolean
  width?: string | undefined
  /** The fields. */
  children?: ReactNode
}

/**
 * A form in a dialog: what is asked before something is done that needs a reason or a choice. What
 * was written stays until it is done or left.
 */
export const FormDialog = <Values extends FieldValues, Sent, Request, Answer>({
  form,
  mutation,
  toRequest,
  done,
  onDone,
  onClose,
  confirmLabel,
  backLabel,
  failed,
  getReason,
  danger = false,
  over = false,
  children,
  ...dialog
}: FormDialogProps<Values, Sent, Request, Answer>) => {
  const { t } = useTranslation('common')
  const id = useId()
  const [key, setKey] = useState(newId)
  const isWorking = mutation.isPending
  const close = () => {
    form.reset(undefined, { keepDirtyValues: false })
    mutation.reset()
    setKey(newId())
    onClose()
  }
  return (
    <Dialog
      {...dialog}
      onClose={close}
      closeLabel={t('action.close')}
      dismissible={!isWorking}
      actions={
        over ? (
          <Button variant="secondary" onClick={close}>
            {t('action.close')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isWorking} onClick={close}>
              {backLabel ?? t('dialog.back')}
            </Button>
            <Button
              type="submit"
              form={id}
              variant={danger ? 'danger' : 'primary'}
              loading={isWorking}
              loadingLabel={t('dialog.working')}
            >
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      <chakra.div css={{ '&:has(> form:not(:empty))': { marginBlockStart: '4' } }}>
        <MutationForm
          id={id}
          form={form}
          mutation={mutation}
          isOver={over}
          toRequest={(values) => toRequest(values, key)}
          onDone={(answer, request) => {
            if (done !== undefined) notify.success(done(answer, request))
            close()
            onDone?.(answer)
          }}
        >
          {children}
          <Refused title={failed} getReason={getReason} />
        </MutationForm>
      </chakra.div>
    </Dialog>
  )
}

const Refused = ({ title, getReason }: Omit<ComponentProps<typeof RefusalNotice>, 'failure'>) => (
  <RefusalNotice failure={useFormShell().notice} title={title} getReason={getReason} />
)
