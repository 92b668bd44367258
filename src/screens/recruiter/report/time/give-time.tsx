import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { outcomesMutations } from '../../../../features/recruiter/outcomes.mutations'
import { useAsking } from '../../../../features/recruiter/use-asking'
import { formatTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { ConfirmDialog } from '../../../../ui/dialog'
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
  const { t } = useTranslation(['outcomes', 'recruiter'])
  const { language } = useLanguage()
  const grant = useMutation(outcomesMutations.grantTime())
  const { said, change, tried, missing, dialog } = useAsking({
    first: { minutes: '5', reason: '' },
    sending: grant,
    bodyOf: (written, key) => {
      const [count, reason] = [minutesIn(written.minutes), written.reason.trim()]
      return count === null || reason === ''
        ? null
        : { key, attempt_id: attempt.id, minutes: count, reason }
    },
    done: ({ message }) => ({ title: message ?? t('time.done') }),
    onClose,
  })
  const minutes = minutesIn(said.minutes)
  const deadline = attempt.parts.find(({ id }) => id === attempt.part)?.deadline ?? null
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      title={t('time.ask')}
      confirmLabel={
        minutes === null ? t('time.confirmNone') : t('time.confirm', { count: minutes })
      }
      failed={t('time.failed')}
      over={grant.isError && !running}
      fields={
        <>
          <chakra.div maxWidth="160px">
            <TextField
              label={t('time.howMany')}
              hint={t('time.range', { most: mostMinutes })}
              error={tried && minutes === null ? t('time.wrong', { most: mostMinutes }) : undefined}
              inputMode="numeric"
              latin
              maxLength={3}
              value={said.minutes}
              onChange={(event) => change({ minutes: event.target.value })}
            />
          </chakra.div>
          <TextAreaField
            label={t('time.reason')}
            hint={t('time.reasonHint')}
            error={missing(said.reason.trim() === '')}
            rows={2}
            maxLength={1000}
            value={said.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
        </>
      }
    >
      <p>{t('time.follows', { name: `\u2068${name}\u2069` })}</p>
      {attempt.part === null ? null : (
        <p>
          {t('time.part', { part: t(`recruiter:part.${attempt.part}`) })}{' '}
          {deadline === null
            ? t('time.briefing')
            : t('time.deadline', { at: formatTime(deadline, language) })}
        </p>
      )}
    </ConfirmDialog>
  )
}
