import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { postedJobMutations } from '../../../features/recruiter/posted-jobs.mutations'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { westernDigits } from '../../../lib/digits'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/panel'
import { TextField } from '../../../ui/text-field'

/** An admin says how many jobs a company may have at once; left empty it is the usual number. */
export const LimitPanel = ({ companyId, company }: { companyId: string; company: string }) => {
  const { t } = useTranslation('posting')
  const { language } = useLanguage()
  const sentence = useErrorSentence()
  const set = useMutation(postedJobMutations.setLimit(companyId))
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const digits = westernDigits(typed).trim()
    if (!/^\d{0,5}$/.test(digits)) return setWrong(true)
    return set.mutate(digits === '' ? null : Number(digits), {
      onSuccess: ({ data }) =>
        notify.success({
          title: t('limit.done', {
            open: formatNumber(data.draft + data.published, language),
            limit: formatNumber(data.limit ?? 0, language),
          }),
        }),
    })
  }
  return (
    <Panel title={t('limit.title')}>
      <chakra.form
        noValidate
        onSubmit={submit}
        display="flex"
        flexDirection="column"
        gap="4"
        alignItems="stretch"
      >
        <TextField
          latin
          inputMode="numeric"
          label={t('limit.label', { company: `\u2068${company}\u2069` })}
          hint={t('limit.hint')}
          value={typed}
          error={wrong ? t('limit.wrong') : set.isError ? sentence(set.error) : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
        />
        <div>
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            loading={set.isPending}
            loadingLabel={t('form.saving')}
          >
            {t('limit.set')}
          </Button>
        </div>
      </chakra.form>
    </Panel>
  )
}
