import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toPercent } from '../../../features/candidate/shares.rules'
import { settingsMutations } from '../../../features/recruiter/settings.mutations'
import { Submit } from '../../../forms/form'
import { FormField } from '../../../forms/form-field'
import { MutationForm } from '../../../forms/mutation-form'
import { useAppForm } from '../../../forms/use-app-form'
import { notify } from '../../../notify'
import { TextField } from '../../../ui/fields/text-field'
import { toScore, thresholdForm } from './threshold.rules'

/** An admin says from which score on matches are listed. */
export const ThresholdForm = ({ listedAbove }: { listedAbove: number }) => {
  const { t } = useTranslation('settings')
  const form = useAppForm({
    schema: thresholdForm,
    defaultValues: { percent: String(toPercent(listedAbove)) },
  })
  return (
    <MutationForm
      form={form}
      mutation={useMutation(settingsMutations.setMatching())}
      toRequest={(values) => ({ listed_above: toScore(values) })}
      onDone={({ message }) =>
        message === undefined ? undefined : notify.success({ title: message })
      }
    >
      <FormField name="percent" label={t('matching.label')}>
        {(field) => (
          <TextField {...field} latin inputMode="numeric" hint={t('matching.hint')} maxLength={4} />
        )}
      </FormField>
      <chakra.p textStyle="small" color="fg.muted">
        {t('matching.effect')}
      </chakra.p>
      <Submit variant="primary" pendingLabel={t('saving')}>
        {t('matching.save')}
      </Submit>
    </MutationForm>
  )
}
