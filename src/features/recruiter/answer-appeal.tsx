import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorSentence } from '../../i18n/use-error-sentence'
import { notify } from '../../notify'
import { Button } from '../../ui/button'
import { RadioGroupField } from '../../ui/choice-field'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { TextAreaField } from '../../ui/text-area-field'
import { outcomesMutations } from './outcomes.mutations'

interface AnswerAppealProps {
  open: boolean
  attemptId: string
  name: string
  statement: string
  /** False once somebody has answered it: then nothing is left to decide. */
  waiting: boolean
  onClose: () => void
  onAnswered: () => void
}

const decisions = ['granted', 'declined'] as const
const longestNote = 2000

/** Answers what a candidate said about a cancelled attempt: what they said, what each answer does, and why it is given. */
export const AnswerAppeal = ({ open, attemptId, name, statement, waiting, onClose, onAnswered }: AnswerAppealProps) => {
  const { t } = useTranslation('outcomes')
  const sentence = useErrorSentence()
  const form = useId()
  const note = useRef<HTMLTextAreaElement>(null)
  const [asking, setAsking] = useState(newAsking)
  const answer = useMutation(outcomesMutations.answerAppeal(attemptId))
  const { decision } = asking
  const noteMissing = decision === 'declined' && asking.note.trim() === ''
  const gone = answer.isError && !waiting

  const close = () => {
    setAsking(newAsking())
    answer.reset()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsking({ ...asking, tried: true })
    if (decision === null) return
    if (noteMissing) return note.current?.focus()
    const why = asking.note.trim()
    answer.mutate(
      { decision, key: asking.key, ...(why === '' ? {} : { note: why }) },
      {
        onSuccess: ({ message }) => {
          setAsking(newAsking())
          notify.success({ title: message ?? t(`answer.done.${decision}`) })
          onAnswered()
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('answer.title')}
      closeLabel={t('close')}
      width="560px"
      dismissible={!answer.isPending}
      actions={
        gone ? (
          <Button variant="secondary" onClick={close}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={answer.isPending} onClick={close}>
              {t('back')}
            </Button>
            <Button type="submit" form={form} variant={decision === 'declined' ? 'danger' : 'primary'} loading={answer.isPending} loadingLabel={t('working')}>
              {decision === null ? t('answer.confirm.none') : t(`answer.confirm.${decision}`)}
            </Button>
          </>
        )
      }
    >
      <chakra.form id={form} noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4">
        <div>
          <chakra.p textStyle="smallStrong">{t('answer.said', { name: `\u2068${name}\u2069` })}</chakra.p>
          <Statement>{statement}</Statement>
        </div>
        <RadioGroupField
          legend={t('answer.legend')}
          name="decision"
          options={decisions.map((value) => ({ value, label: t(`answer.decision.${value}`) }))}
          value={decision}
          onValueChange={(value) => setAsking({ ...asking, decision: value })}
          error={asking.tried && decision === null ? t('answer.undecided') : undefined}
        />
        {decision === null ? null : (
          <chakra.p textStyle="small" color="fg.muted" aria-live="polite">
            {t(`answer.follows.${decision}`)}
          </chakra.p>
        )}
        <TextAreaField
          ref={note}
          label={t('answer.note')}
          hint={decision === 'declined' ? t('answer.noteNeeded') : t('answer.noteOptional')}
          error={asking.tried && noteMissing ? t('required') : undefined}
          rows={3}
          maxLength={longestNote}
          value={asking.note}
          onChange={(event) => setAsking({ ...asking, note: event.target.value })}
        />
        {answer.isError ? (
          <Notice live tone="danger" title={t('answer.failed')}>
            {sentence(answer.error)}
          </Notice>
        ) : null}
      </chakra.form>
    </Dialog>
  )
}

/** A candidate's own words, line by line as they were written. */
export const Statement = ({ children }: { children: string }) => (
  <chakra.blockquote
    dir="auto"
    marginBlockStart="2"
    paddingInlineStart="3"
    borderInlineStart="3px solid {colors.border.strong}"
    textStyle="small"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    maxHeight="220px"
    overflowY="auto"
    tabIndex={0}
  >
    {children}
  </chakra.blockquote>
)

interface Asking {
  /** One for each time it is asked, so that a press that is sent twice decides once. */
  key: string
  decision: (typeof decisions)[number] | null
  note: string
  tried: boolean
}

const newAsking = (): Asking => ({ key: crypto.randomUUID(), decision: null, note: '', tried: false })
