import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterMenu } from '../../../features/recruiter/lists/filter-menu'
import {
  cities,
  conditions,
  educationLevels,
  poolStatuses,
  type PoolSearch,
} from '../../../features/recruiter/people/pool-search'
import {
  DatesFilter,
  RangeForm,
  ScoresFilter,
} from '../../../features/recruiter/lists/range-filters'
import type { List } from '../../../features/recruiter/lists/use-list'
import { CheckboxGroupField } from '../../../ui/fields/choice-field'
import { FilterLine } from '../../../ui/lists/filter-line'
import { FilterSelect } from '../../../ui/fields/select-field'
import { TypedSearch } from '../../../ui/lists/typed-search'

interface PoolFiltersProps {
  search: PoolSearch
  onChange: (part: Partial<PoolSearch>) => void
  list: List
}

/** The filters over the candidates of the platform. */
export const PoolFilters = ({ search, onChange, list }: PoolFiltersProps) => {
  const { t } = useTranslation('pool')
  const { t: tList } = useTranslation('recruiter')
  return (
    <FilterLine
      clearLabel={tList('filters.clear')}
      onClear={list.narrowed ? list.clear : undefined}
    >
      <TypedSearch
        label={t('filters.search')}
        typed={search.query}
        onSearch={(query) => onChange({ query })}
      />
      <FilterSelect
        label={t('filters.status')}
        active={search.status !== 'REGISTERED'}
        value={search.status}
        onChange={(event) =>
          onChange({
            status: poolStatuses.find((status) => status === event.target.value) ?? 'REGISTERED',
          })
        }
        options={poolStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      <FilterSelect
        label={t('filters.city')}
        active={search.city !== 'all'}
        value={search.city}
        onChange={(event) =>
          onChange({ city: cities.find((city) => city === event.target.value) ?? 'all' })
        }
        options={[
          { value: 'all', label: tList('filters.all') },
          ...cities.map((city) => ({ value: city, label: tList(`city.${city}`) })),
        ]}
      />
      <FilterSelect
        label={t('filters.education')}
        active={search.education !== 'all'}
        value={search.education}
        onChange={(event) =>
          onChange({
            education: educationLevels.find((level) => level === event.target.value) ?? 'all',
          })
        }
        options={[
          { value: 'all', label: tList('filters.all') },
          ...educationLevels.map((level) => ({ value: level, label: tList(`education.${level}`) })),
        ]}
      />
      <Conditions has={search.has} onApply={(has) => onChange({ has })} />
      <ScoresFilter
        label={t('filters.english')}
        removeLabel={t('filters.removeEnglish')}
        {...search.english}
        onApply={(english) => onChange({ english })}
      />
      <ScoresFilter
        label={t('filters.annotation')}
        removeLabel={t('filters.removeAnnotation')}
        {...search.annotation}
        onApply={(annotation) => onChange({ annotation })}
      />
      <DatesFilter from={search.from} to={search.to} onApply={onChange} />
    </FilterLine>
  )
}

interface ConditionsProps {
  has: PoolSearch['has']
  onApply: (has: PoolSearch['has']) => void
}

/** The conditions that everybody in the list must meet. */
const Conditions = ({ has, onApply }: ConditionsProps) => {
  const { t } = useTranslation('pool')
  const { t: tList } = useTranslation('recruiter')
  const [first] = has
  const value =
    first === undefined
      ? tList('filters.all')
      : has.length === 1
        ? t(`has.${first}`)
        : t('filters.hasCount', { count: has.length })
  return (
    <FilterMenu
      label={t('filters.has')}
      value={value}
      active={first !== undefined}
      removeLabel={t('filters.removeHas')}
      onRemove={() => onApply([])}
    >
      <ConditionsForm has={has} onApply={onApply} />
    </FilterMenu>
  )
}

const ConditionsForm = ({ has, onApply }: ConditionsProps) => {
  const { t } = useTranslation('pool')
  const [ticked, setTicked] = useState<(typeof conditions)[number][]>([...has])
  return (
    <RangeForm wrong={false} onApply={() => onApply(ticked)}>
      <CheckboxGroupField
        legend={t('filters.hasLegend')}
        name="has"
        options={conditions.map((value) => ({ value, label: t(`has.${value}`) }))}
        value={ticked}
        onValueChange={setTicked}
      />
    </RangeForm>
  )
}
