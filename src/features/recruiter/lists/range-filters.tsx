import { chakra } from '@chakra-ui/react/styled-system'
import Calendar from 'lucide-react/icons/calendar'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import type { Scores } from '../../../lib/list-search'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { TextField } from '../../../ui/fields/text-field'
import { FilterMenu } from './filter-menu'

/** Days, `2026-11-20`; empty for no limit. */
interface Days {
  from: string
  to: string
}

/** Narrows a list to some days. */
export const DatesFilter = ({ from, to, onApply }: Days & { onApply: (days: Days) => void }) => {
  const { t } = useTranslation('recruiter')
  const text = useDateLabels({ from, to })
  return (
    <FilterMenu
      label={t('filters.dates')}
      value={text ?? t('filters.all')}
      icon={<Icon of={Calendar} />}
      active={text !== null}
      removeLabel={t('filters.removeDates')}
      onRemove={() => onApply({ from: '', to: '' })}
    >
      <DatesForm from={from} to={to} onApply={onApply} />
    </FilterMenu>
  )
}

interface ScoresFilterProps extends Scores {
  /** "Overall:". */
  label: string
  removeLabel: string
  onApply: (scores: Scores) => void
}

/** Narrows a list to some scores. */
export const ScoresFilter = ({ label, removeLabel, min, max, onApply }: ScoresFilterProps) => {
  const { t } = useTranslation('recruiter')
  return (
    <FilterMenu
      label={label}
      value={t('filters.range', { min, max })}
      active={min !== 0 || max !== 100}
      removeLabel={removeLabel}
      onRemove={() => onApply({ min: 0, max: 100 })}
    >
      <ScoresForm min={min} max={max} onApply={onApply} />
    </FilterMenu>
  )
}

/** From one day to another; either may be left open. */
const DatesForm = ({ onApply, ...days }: Days & { onApply: (days: Days) => void }) => {
  const { t } = useTranslation('recruiter')
  const [from, setFrom] = useState(days.from)
  const [to, setTo] = useState(days.to)
  const isReversed = from !== '' && to !== '' && from > to
  return (
    <RangeForm wrong={isReversed} onApply={() => onApply({ from, to })}>
      <TextField
        type="date"
        size="sm"
        label={t('filters.from')}
        value={from}
        max={to === '' ? undefined : to}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        type="date"
        size="sm"
        label={t('filters.to')}
        value={to}
        error={isReversed ? t('filters.datesReversed') : undefined}
        onChange={(event) => setTo(event.target.value)}
      />
    </RangeForm>
  )
}

/** From one score to another, 0 to 100. */
const ScoresForm = ({ onApply, ...scores }: Scores & { onApply: (scores: Scores) => void }) => {
  const { t } = useTranslation('recruiter')
  const [min, setMin] = useState(String(scores.min))
  const [max, setMax] = useState(String(scores.max))
  const isScore = (typed: string) => /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100
  const isReversed = isScore(min) && isScore(max) && Number(min) > Number(max)
  const wrong = !isScore(min) || !isScore(max) || isReversed
  return (
    <RangeForm wrong={wrong} onApply={() => onApply({ min: Number(min), max: Number(max) })}>
      <TextField
        latin
        inputMode="numeric"
        size="sm"
        label={t('filters.least')}
        value={min}
        error={isScore(min) ? undefined : t('filters.scoreWrong')}
        onChange={(event) => setMin(event.target.value)}
      />
      <TextField
        latin
        inputMode="numeric"
        size="sm"
        label={t('filters.most')}
        value={max}
        error={
          isScore(max)
            ? isReversed
              ? t('filters.scoresReversed')
              : undefined
            : t('filters.scoreWrong')
        }
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

/** The form of a filter menu, which closes when it is submitted. */
export const RangeForm = ({ wrong, onApply, children }: RangeFormProps) => {
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

function useDateLabels({ from, to }: Days): string | null {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const day = (text: string) => formatDate(new Date(`${text}T12:00:00`), language)
  if (from === '' && to === '') return null
  if (from === '') return t('filters.until', { to: day(to) })
  if (to === '') return t('filters.since', { from: day(from) })
  return from === to ? day(from) : t('filters.span', { from: day(from), to: day(to) })
}
