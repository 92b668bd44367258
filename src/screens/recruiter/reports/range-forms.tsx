import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultsSearch } from '../../../features/recruiter/results-search'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'

interface RangeProps {
  search: ResultsSearch
  onApply: (part: Partial<ResultsSearch>) => void
}

/** From one day to another; either may be left open. */
export const DatesForm = ({ search, onApply }: RangeProps) => {
  const { t } = useTranslation('recruiter')
  const [from, setFrom] = useState(search.from)
  const [to, setTo] = useState(search.to)
  const reversed = from !== '' && to !== '' && from > to
  return (
    <RangeForm wrong={reversed} onApply={() => onApply({ from, to })}>
      <TextField type="date" size="sm" label={t('filters.from')} value={from} max={to === '' ? undefined : to} onChange={(event) => setFrom(event.target.value)} />
      <TextField type="date" size="sm" label={t('filters.to')} value={to} error={reversed ? t('filters.datesReversed') : undefined} onChange={(event) => setTo(event.target.value)} />
    </RangeForm>
  )
}

/** From one score to another, 0 to 100. */
export const ScoresForm = ({ search, onApply }: RangeProps) => {
  const { t } = useTranslation('recruiter')
  const [min, setMin] = useState(String(search.min))
  const [max, setMax] = useState(String(search.max))
  const isScore = (typed: string) => /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100
  const reversed = isScore(min) && isScore(max) && Number(min) > Number(max)
  const wrong = !isScore(min) || !isScore(max) || reversed
  return (
    <RangeForm wrong={wrong} onApply={() => onApply({ min: Number(min), max: Number(max) })}>
      <TextField latin inputMode="numeric" size="sm" label={t('filters.least')} value={min} error={isScore(min) ? undefined : t('filters.scoreWrong')} onChange={(event) => setMin(event.target.value)} />
      <TextField
        latin
        inputMode="numeric"
        size="sm"
        label={t('filters.most')}
        value={max}
        error={isScore(max) ? (reversed ? t('filters.scoresReversed') : undefined) : t('filters.scoreWrong')}
        onChange={(event) => setMax(event.target.value)}
      />
    </RangeForm>
  )
}

interface RangeFormProps {
  /** The fields say what; the button waits for it. */
  wrong: boolean
  onApply: () => void
  children: ReactNode
}

const RangeForm = ({ wrong, onApply, children }: RangeFormProps) => {
  const { t } = useTranslation('recruiter')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (wrong) event.stopPropagation()
    else onApply()
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="3">
      {children}
      <Button type="submit" size="sm" variant="primary" wide>
        {t('filters.apply')}
      </Button>
    </chakra.form>
  )
}
