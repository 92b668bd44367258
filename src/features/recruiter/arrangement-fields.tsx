import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { formatPercent } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { CheckboxField } from '../../ui/choice-field'
import { SelectField } from '../../ui/select-field'
import { TextAreaField } from '../../ui/text-area-field'
import { TextField } from '../../ui/text-field'
import { breakIn, factorsWith, mostBreak, percentMore, type Wanted } from './arrangement.rules'
import { ReplacedSources } from './replaced-sources'
import { SparedParts } from './spared-parts'

interface ArrangementFieldsProps {
  current: components['schemas']['Arrangement'] | null
  wanted: Wanted
  /** Whether somebody tried to save, after which what is missing is told. */
  tried: boolean
  onChange: (part: Partial<Wanted>) => void
}

/** How much time, how long a break, what is spared, what is replaced, and why. */
export const ArrangementFields = ({ current, wanted, tried, onChange }: ArrangementFieldsProps) => {
  const { t } = useTranslation(['arrangement', 'recruiter'])
  const { language } = useLanguage()
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
      >
        <SelectField
          label={t('factor')}
          hint={t('factorHint')}
          value={String(wanted.factor)}
          onChange={(event) => onChange({ factor: Number(event.target.value) })}
          options={factorsWith(current?.time_factor ?? 1).map((factor) => ({
            value: String(factor),
            label:
              factor === 1
                ? t('factorUsual')
                : t('factorMore', { percent: formatPercent(percentMore(factor), language) }),
          }))}
        />
        <TextField
          label={t('breaks')}
          hint={t('breaksHint', { most: mostBreak })}
          error={
            tried && breakIn(wanted.breakMinutes) === null
              ? t('breaksWrong', { most: mostBreak })
              : undefined
          }
          inputMode="numeric"
          latin
          maxLength={3}
          value={wanted.breakMinutes}
          onChange={(event) => onChange({ breakMinutes: event.target.value })}
        />
      </chakra.div>
      <SparedParts
        spared={wanted.spared}
        tried={tried}
        onChange={(spared) => onChange({ spared })}
      />
      <ReplacedSources
        replaced={wanted.replaced}
        tried={tried}
        onChange={(replaced) => onChange({ replaced })}
      />
      <div>
        <chakra.h3 textStyle="smallStrong">{t('writing')}</chakra.h3>
        <CheckboxField
          label={t('assistive')}
          hint={t('assistiveHint')}
          checked={wanted.assistiveInput}
          onChange={(event) => onChange({ assistiveInput: event.target.checked })}
        />
      </div>
      <TextAreaField
        label={t('reason')}
        hint={t('reasonHint')}
        error={tried && wanted.reason.trim() === '' ? t('recruiter:asking.required') : undefined}
        rows={2}
        maxLength={1000}
        value={wanted.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </chakra.div>
  )
}
