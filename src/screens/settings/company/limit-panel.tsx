import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { postedJobMutations } from '../../../features/recruiter/jobs/posted-jobs.mutations'
import { rule } from '../../../forms/field-rules'
import { Submit } from '../../../forms/form'
import { FormField } from '../../../forms/form-field'
import { MutationForm } from '../../../forms/mutation-form'
import { useAppForm } from '../../../forms/use-app-form'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { westernDigits } from '../../../lib/digits'
import { notify } from '../../../notify'
import { Panel } from '../../../ui/layout/panel'
import { TextField } from '../../../ui/fields/text-field'

const limitForm = z.object({
  limit: z.string().check(
    z.overwrite((typed) => westernDigits(typed).trim()),
    z.regex(/^\d{0,5}$/, rule('posting:rule.limit')),
  ),
})

/** An admin says how many jobs a company may have at once; left empty it is the usual number. */
export const LimitPanel = ({ companyId, company }: { companyId: string; company: string }) => {
  const { t } = useTranslation('posting')
  const { language } = useLanguage()
  const form = useAppForm({ schema: limitForm, defaultValues: { limit: '' } })
  return (
    <Panel title={t('limit.title')}>
      <MutationForm
        form={form}
        mutation={useMutation(postedJobMutations.setLimit(companyId))}
        toRequest={({ limit }) => (limit === '' ? null : Number(limit))}
        onDone={({ data }) =>
          notify.success({
            title: t('limit.done', {
              open: formatNumber(data.draft + data.published, language),
              limit: formatNumber(data.limit ?? 0, language),
            }),
          })
        }
      >
        <FormField name="limit" label={t('limit.label', { company: `\u2068${company}\u2069` })}>
          {(field) => <TextField {...field} latin inputMode="numeric" hint={t('limit.hint')} />}
        </FormField>
        <Submit size="sm" variant="secondary" pendingLabel={t('form.saving')}>
          {t('limit.set')}
        </Submit>
      </MutationForm>
    </Panel>
  )
}
