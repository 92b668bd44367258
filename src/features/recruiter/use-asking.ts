import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { useErrorSentence } from '../../i18n/use-error-sentence'
import { newId } from '../../lib/new-id'
import { notify } from '../../notify'

interface AskingOf<Said, Body, Answer> {
  /** What the fields hold when they are shown. */
  first: Said
  /** A mutation. */
  sending: {
    isPending: boolean
    error: Error | null
    reset: () => void
    mutate: (body: Body, options: { onSuccess: (answer: Answer) => void }) => void
  }
  /**
   * What is sent; null while something is missing or wrong. The same key decides once, however
   * often it is sent.
   */
  bodyOf: (said: Said, key: string) => Body | null
  /** What is told once it is done. */
  done: (answer: Answer, sent: Body) => Parameters<typeof notify.success>[0]
  onClose: () => void
  /** Besides, where it was not just left. */
  onDone?: (() => void) | undefined
}

/**
 * Something an admin is asked in a dialog before it is sent: what was written, what is missing of
 * it, why it was refused. What was written stays until it is done or left. `dialog` goes to a
 * ConfirmDialog as it is.
 */
export function useAsking<Said extends object, Body, Answer>({
  first,
  sending,
  bodyOf,
  done,
  onClose,
  onDone,
}: AskingOf<Said, Body, Answer>) {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const [{ said, key, tried }, setAsking] = useState(() => newAsking(first))
  const close = () => {
    setAsking(newAsking(first))
    sending.reset()
    onClose()
  }
  const send = () => {
    setAsking({ said, key, tried: true })
    const body = bodyOf(said, key)
    if (body === null) return
    sending.mutate(body, {
      onSuccess: (answer) => {
        notify.success(done(answer, body))
        close()
        onDone?.()
      },
    })
  }
  return {
    said,
    change: (part: Partial<Said>) => setAsking({ said: { ...said, ...part }, key, tried }),
    /** Whether it was pressed: what is missing or wrong is said from then on. */
    tried,
    /** The sentence at a field that has to be filled. */
    missing: (isMissing: boolean) => (tried && isMissing ? t('asking.required') : undefined),
    /** What the server said of a field, to stand there instead of below. */
    refused: (field: string) =>
      sending.error instanceof ApiError ? sending.error.fields?.[field] : undefined,
    dialog: {
      onClose: close,
      onConfirm: send,
      closeLabel: t('asking.close'),
      cancelLabel: t('asking.back'),
      working: sending.isPending,
      workingLabel: t('asking.working'),
      failure: sending.error === null ? undefined : sentence(sending.error),
    },
  }
}

/** One key for each time it is asked. */
const newAsking = <Said>(first: Said) => ({ said: first, key: newId(), tried: false })
