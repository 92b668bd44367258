import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailure } from '../../../forms/mutation-form'
import { refusedField } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { postedJobMutations } from '../../../features/recruiter/posted-jobs.mutations'
import type { PostedJob } from '../../../features/recruiter/posted-jobs.queries'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { notify } from '../../../notify'
import { toPostedJob } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { TextAreaField } from '../../../ui/text-area-field'

/** The text of a job alone; its skills and conditions stay as they are. */
export const TextForm = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('posting')
  const navigate = useNavigate()
  const words = useRuleSentence()
  const sentence = useErrorSentence()
  const change = useMutation(postedJobMutations.changeText(job.jid))
  const failure = useFailure(change.error)
  const [text, setText] = useState(job.description)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(text, {
      onSuccess: ({ message }) => {
        notify.success({ title: message ?? t('done') })
        void navigate({ to: toPostedJob(job.jid) })
      },
    })
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
      <TextAreaField
        label={t('form.description')}
        hint={t('edit.textHint')}
        rows={18}
        maxLength={20_000}
        value={text}
        error={words(refusedField(failure, 'description'))}
        onChange={(event) => setText(event.target.value)}
      />
      {failure === null || failure.fields !== undefined ? null : (
        <Notice live tone="danger" title={t('edit.failed')}>
          {sentence(failure)}
        </Notice>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          type="submit"
          variant="primary"
          loading={change.isPending}
          loadingLabel={t('form.saving')}
        >
          {t('form.save')}
        </Button>
        <LinkButton variant="quiet">
          <Link to={toPostedJob(job.jid)}>{t('edit.cancel')}</Link>
        </LinkButton>
      </chakra.div>
    </chakra.form>
  )
}
