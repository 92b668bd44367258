import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { formatPercent } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { focusFirstWrong } from '../../lib/focus-first-wrong'
import { SelectField } from '../../ui/select-field'
import { TextAreaField } from '../../ui/text-area-field'
import { TextField } from '../../ui/text-field'
import { arrangementIn, breakIn, factorsWith, mostBreak, percentMore, wantedFrom, type Wanted } from './arrangement.rules'
import { SparedParts } from './spared-parts'

interface ArrangementFormProps {
  id: string
  current: components['schemas']['Arrangement'] | null
  onArrange: (wanted: components['schemas']['SetArrangement']) => void
}

/** How much time, how long a break, which parts are spared, and why. */
export const ArrangementForm = ({ id, current, onArrange }: ArrangementFormProps) => {
  const { t } = useTranslation('arrangement')
  const { language } = useLanguage()
  const [wanted, setWanted] = useState(() => wantedFrom(current))
  const [tried, setTried] = useState(false)
  const change = (part: Partial<Wanted>) => setWanted({ ...wanted, ...part })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const fields = event.currentTarget
    const arrangement = arrangementIn(wanted)
    if (arrangement === null) return void setTimeout(() => focusFirstWrong(fields), 0)
    onArrange(arrangement)
  }
  return (
    <chakra.form id={id} noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4">
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <SelectField
          label={t('factor')}
          hint={t('factorHint')}
          value={String(wanted.factor)}
          onChange={(event) => change({ factor: Number(event.target.value) })}
          options={factorsWith(current?.time_factor ?? 1).map((factor) => ({ value: String(factor), label: factor === 1 ? t('factorUsual') : t('factorMore', { percent: formatPercent(percentMore(factor), language) }) }))}
        />
        <TextField
          label={t('breaks')}
          hint={t('breaksHint', { most: mostBreak })}
          error={tried && breakIn(wanted.breakMinutes) === null ? t('breaksWrong', { most: mostBreak }) : undefined}
          inputMode="numeric"
          latin
          maxLength={3}
          value={wanted.breakMinutes}
          onChange={(event) => change({ breakMinutes: event.target.value })}
        />
      </chakra.div>
      <SparedParts spared={wanted.spared} tried={tried} onChange={(spared) => change({ spared })} />
      <TextAreaField
        label={t('reason')}
        hint={t('reasonHint')}
        error={tried && wanted.reason.trim() === '' ? t('required') : undefined}
        rows={2}
        maxLength={1000}
        value={wanted.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
    </chakra.form>
  )
}
