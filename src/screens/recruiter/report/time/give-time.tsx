import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { outcomesMutations } from '../../../../features/recruiter/outcomes.mutations'
import { formatTime } from '../../../../i18n/dates'
import { useErrorSentence } from '../../../../i18n/use-error-sentence'
import { useLanguage } from '../../../../i18n/use-language'
import { focusFirstWrong } from '../../../../lib/focus-first-wrong'
import { notify } from '../../../../notify'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Notice } from '../../../../ui/notice'
import { TextAreaField } from '../../../../ui/text-area-field'
import { TextField } from '../../../../ui/text-field'
import { mostMinutes, minutesIn } from './minutes.rules'

interface GiveTimeProps {
  open: boolean
  attempt: components['schemas']['Attempt']
  /** False once the attempt is over: then nothing is left to give. */
  running: boolean
  name: string
  onClose: () => void
}

/** Gives minutes to the part that runs: how many, why, and when they reach the candidate. */
export const GiveTime = ({ open, attempt, running, name, onClose }: GiveTimeProps) => {
  const { t } = useTranslation('outcomes')
  const { t: tReport } = useTranslation('recruiter')
  const { language } = useLanguage()
  const sentence = useErrorSentence()
  const form = useId()
  const [asking, setAsking] = useState(newAsking)
  const grant = useMutation(outcomesMutations.grantTime())
  const minutes = minutesIn(asking.minutes)
  const reason = asking.reason.trim()
  const deadline = attempt.parts.find(({ id }) => id === attempt.part)?.deadline ?? null

  const close = () => {
    setAsking(newAsking())
    grant.reset()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsking({ ...asking, tried: true })
    const fields = event.currentTarget
    if (minutes === null || reason === '') return void setTimeout(() => focusFirstWrong(fields), 0)
    grant.mutate(
      { key: asking.key, attempt_id: attempt.id, minutes, reason },
      {
        onSuccess: ({ message }) => {
          setAsking(newAsking())
          notify.success({ title: message ?? t('time.done') })
          onClose()
        },
      },
    )
  }

  const over = grant.isError && !running
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('time.ask')}
      closeLabel={t('close')}
      dismissible={!grant.isPending}
      actions={
        over ? (
          <Button variant="secondary" onClick={close}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={grant.isPending} onClick={close}>
              {t('back')}
            </Button>
            <Button type="submit" form={form} variant="primary" loading={grant.isPending} loadingLabel={t('working')}>
              {minutes === null ? t('time.confirmNone') : t('time.confirm', { count: minutes })}
            </Button>
          </>
        )
      }
    >
      <chakra.form id={form} noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4">
        <chakra.div color="fg.muted" display="flex" flexDirection="column" gap="2">
          <p>{t('time.follows', { name: `\u2068${name}\u2069` })}</p>
          {attempt.part === null ? null : (
            <p>
              {t('time.part', { part: tReport(`part.${attempt.part}`) })} {deadline === null ? t('time.briefing') : t('time.deadline', { at: formatTime(deadline, language) })}
            </p>
          )}
        </chakra.div>
        <chakra.div maxWidth="160px">
          <TextField
            label={t('time.howMany')}
            hint={t('time.range', { most: mostMinutes })}
            error={asking.tried && minutes === null ? t('time.wrong', { most: mostMinutes }) : undefined}
            inputMode="numeric"
            latin
            maxLength={3}
            value={asking.minutes}
            onChange={(event) => setAsking({ ...asking, minutes: event.target.value })}
          />
        </chakra.div>
        <TextAreaField
          label={t('time.reason')}
          hint={t('time.reasonHint')}
          error={asking.tried && reason === '' ? t('required') : undefined}
          rows={2}
          maxLength={1000}
          value={asking.reason}
          onChange={(event) => setAsking({ ...asking, reason: event.target.value })}
        />
        {grant.isError ? (
          <Notice live tone="danger" title={t('time.failed')}>
            {sentence(grant.error)}
          </Notice>
        ) : null}
      </chakra.form>
    </Dialog>
  )
}

interface Asking {
  /** One for each time it is asked, so that a press that is sent twice gives once. */
  key: string
  minutes: string
  reason: string
  tried: boolean
}

const newAsking = (): Asking => ({ key: crypto.randomUUID(), minutes: '5', reason: '', tried: false })
