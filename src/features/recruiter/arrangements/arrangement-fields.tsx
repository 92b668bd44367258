import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { FormField, ValueField } from '../../../forms/form-field'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { CheckboxField } from '../../../ui/fields/choice-field'
import { SelectField } from '../../../ui/fields/select-field'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { TextField } from '../../../ui/fields/text-field'
import { factorsWith, mostBreak, percentMore } from './arrangement.rules'
import { ReplacedSources } from './replaced-sources'
import { ExemptParts } from './exempt-parts'

interface ArrangementFieldsProps {
  /** By how much the time is multiplied now. */
  factor: number
}

/** The fields for time, breaks, parts left out, replaced recordings, and the reason. */
export const ArrangementFields = ({ factor: current }: ArrangementFieldsProps) => {
  const { t } = useTranslation('arrangement')
  const { language } = useLanguage()
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
      >
        <FormField name="time_factor" label={t('factor')}>
          {(field) => (
            <SelectField
              {...field}
              hint={t('factorHint')}
              options={factorsWith(current).map((factor) => ({
                value: String(factor),
                label:
                  factor === 1
                    ? t('factorUsual')
                    : t('factorMore', { percent: formatPercent(percentMore(factor), language) }),
              }))}
            />
          )}
        </FormField>
        <ValueField<string>
          name="break_minutes"
          label={t('breaks')}
          messageValues={() => ({ most: mostBreak })}
        >
          {({ onValueChange, ...field }) => (
            <TextField
              {...field}
              hint={t('breaksHint', { most: mostBreak })}
              inputMode="numeric"
              latin
              maxLength={3}
              onChange={({ target }) => onValueChange(target.value)}
            />
          )}
        </ValueField>
      </chakra.div>
      <ExemptParts />
      <ReplacedSources />
      <div>
        <chakra.h3 textStyle="smallStrong">{t('writing')}</chakra.h3>
        <FormField name="assistive_input" label={t('assistive')}>
          {(field) => <CheckboxField {...field} hint={t('assistiveHint')} />}
        </FormField>
      </div>
      <FormField name="reason" label={t('reason')}>
        {(field) => <TextAreaField {...field} hint={t('reasonHint')} rows={2} maxLength={1000} />}
      </FormField>
    </chakra.div>
  )
}
