import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Matched, matchedMutations } from '../../../features/recruiter/matched.queries'
import { formatList } from '../../../i18n/lists'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { ConfirmDialog } from '../../../ui/dialog'
import { TextAreaField } from '../../../ui/text-area-field'

interface PokeDialogProps {
  open: boolean
  jobId: string
  people: readonly Matched[]
  onClose: () => void
  onDone: () => void
}

/** Asks before candidates are told of the job, and says whom it touches: nobody is told twice. */
export const PokeDialog = ({ open, jobId, people, onClose, onDone }: PokeDialogProps) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  const sentence = useErrorSentence()
  const poke = useMutation(matchedMutations.poke(jobId))
  const [message, setMessage] = useState('')
  const fresh = people.filter(({ poked_at: at }) => at === null)
  const before = people.filter(({ poked_at: at }) => at !== null)
  const names = (some: readonly Matched[]) =>
    formatList(
      some.map(({ full_name: name }) => `\u2068${name}\u2069`),
      language,
    )
  const close = () => {
    poke.reset()
    onClose()
  }
  const confirm = () =>
    poke.mutate(
      { userIds: people.map(({ user_id: id }) => id), message },
      {
        onSuccess: ({ message: said, data }) => {
          notify.success({
            title: said ?? t('poke.done'),
            ...(data.already_poked.length === 0
              ? {}
              : { body: t('poke.already', { count: data.already_poked.length }) }),
          })
          setMessage('')
          onDone()
        },
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={t('poke.ask', { count: fresh.length })}
      closeLabel={t('close')}
      cancelLabel={t('poke.cancel')}
      confirmLabel={t('poke.confirm', { count: fresh.length })}
      workingLabel={t('poke.working')}
      working={poke.isPending}
      failed={poke.isError ? t('poke.failed') : undefined}
      failure={poke.isError ? sentence(poke.error) : undefined}
      over={fresh.length === 0}
      fields={
        fresh.length === 0 ? null : (
          <TextAreaField
            label={t('poke.message')}
            hint={t('poke.hint')}
            maxLength={1000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )
      }
    >
      {fresh.length === 0 ? null : <p>{t('poke.touches', { names: names(fresh) })}</p>}
      {before.length === 0 ? null : <p>{t('poke.before', { names: names(before) })}</p>}
    </ConfirmDialog>
  )
}
