import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import { useTranslation } from 'react-i18next'
import { useJobLabels } from '../../../features/candidate/jobs/use-job-labels'
import { userQueries } from '../../../features/user/user.queries'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { FilterLine } from '../../../ui/lists/filter-line'
import { FilterSelect } from '../../../ui/fields/select-field'
import { TypedSearch } from '../../../ui/lists/typed-search'
import { cities, isNarrowed, jobTypes, unfiltered, type JobsSearch } from './jobs-search'

interface JobFiltersProps {
  search: JobsSearch
  onChange: (part: Partial<JobsSearch>) => void
}

/** What the list can be narrowed to. */
export const JobFilters = ({ search, onChange }: JobFiltersProps) => {
  const { t } = useTranslation('jobs')
  const { city } = useJobLabels()
  const areFavoritesOnly = search.favorites === 'only'
  return (
    <FilterLine
      clearLabel={t('filter.clear')}
      onClear={isNarrowed(search) ? () => onChange(unfiltered) : undefined}
    >
      <TypedSearch
        label={t('filter.title')}
        maxLength={200}
        typed={search.title}
        onSearch={(title) => onChange({ title })}
      />
      <SectorFilter sector={search.sector} onSector={(sector) => onChange({ sector })} />
      <FilterSelect
        label={t('filter.city')}
        active={search.city !== ''}
        value={search.city}
        onChange={(event) =>
          onChange({ city: cities.find((one) => one === event.target.value) ?? '' })
        }
        options={[
          { value: '', label: t('filter.all') },
          ...cities.map((one) => ({ value: one, label: city(one) })),
        ]}
      />
      <FilterSelect
        label={t('filter.type')}
        active={search.type !== ''}
        value={search.type}
        onChange={(event) =>
          onChange({ type: jobTypes.find((one) => one === event.target.value) ?? '' })
        }
        options={[
          { value: '', label: t('filter.all') },
          ...jobTypes.map((one) => ({ value: one, label: t(`type.${one}`) })),
        ]}
      />
      {/* A grid, so that on a phone the button fills its line as the others do. */}
      <chakra.span
        display="grid"
        css={
          areFavoritesOnly
            ? {
                '& button': { bg: 'accent.subtle', borderColor: 'accent', color: 'accent.fg' },
                '& svg': { fill: 'currentColor' },
              }
            : {}
        }
      >
        <Button
          size="sm"
          variant="secondary"
          aria-pressed={areFavoritesOnly}
          icon={<Icon of={Heart} />}
          onClick={() => onChange({ favorites: areFavoritesOnly ? 'all' : 'only' })}
        >
          {t('filter.favorites')}
        </Button>
      </chakra.span>
    </FilterLine>
  )
}

/**
 * The sectors, once they are there. Without them the list is still of use, so their failure stays
 * in their place.
 */
const SectorFilter = ({
  sector,
  onSector,
}: {
  sector: string
  onSector: (sector: string) => void
}) => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery({
    ...userQueries.sectors(language),
    placeholderData: keepPreviousData,
  })
  if (isError) {
    return (
      <Button size="sm" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
        {t('filter.sectorsFailed')}
      </Button>
    )
  }
  return (
    <FilterSelect
      label={t('filter.sector')}
      active={sector !== ''}
      value={sector}
      onChange={(event) => onSector(event.target.value)}
      options={[
        { value: '', label: t('filter.all') },
        ...(data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
