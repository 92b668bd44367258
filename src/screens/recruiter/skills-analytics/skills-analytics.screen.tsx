import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getAnswer, api } from '../../../api/client'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { DatesFilter } from '../../../features/recruiter/lists/range-filters'
import { skillStatQueries } from '../../../features/recruiter/jobs/skill-stats.queries'
import { getAddress } from '../../../features/recruiter/lists/list-file'
import { useList } from '../../../features/recruiter/lists/use-list'
import { userQueries } from '../../../features/user/user.queries'
import { formatDateTime } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { FilterLine } from '../../../ui/lists/filter-line'
import { PageTitle } from '../../../ui/layout/panel'
import { FilterSelect } from '../../../ui/fields/select-field'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { TypedSearch } from '../../../ui/lists/typed-search'
import { CountedStrip } from './counted-strip'
import { MonthsPanel } from './months-panel'
import { skillList, toSkillQuery } from './skills-search'
import { useSkillColumns } from './use-skill-columns'

/** The skills that the jobs of the platform ask for, compared with those of its candidates. */
const SkillsAnalyticsScreen = () => {
  const { t } = useTranslation('skills')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const { search, change, list } = useList(skillList)
  const stats = useQuery({
    ...skillStatQueries.list(language, toSkillQuery(search)),
    placeholderData: keepPreviousData,
  })
  const sectors = useQuery(userQueries.sectors(language))
  const { data } = stats
  const columns = useSkillColumns(data?.results ?? [])
  const isCounted = data !== undefined && !data.candidates_loading
  return (
    <>
      <PageTitle
        title={t('title')}
        intro={t('intro')}
        aside={
          data?.as_of == null ? undefined : (
            <chakra.span textStyle="small" color="fg.muted">
              {t('asOf', { at: formatDateTime(data.as_of, language) })}
            </chakra.span>
          )
        }
      />
      <FilterLine
        clearLabel={tList('filters.clear')}
        onClear={list.narrowed ? list.clear : undefined}
      >
        <TypedSearch
          label={t('filters.name')}
          typed={search.name}
          onSearch={(name) => change({ name })}
        />
        <FilterSelect
          label={t('filters.sector')}
          active={search.sector !== ''}
          value={search.sector}
          onChange={(event) => change({ sector: event.target.value })}
          options={[
            { value: '', label: tList('filters.all') },
            ...(sectors.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <DatesFilter from={search.from} to={search.to} onApply={change} />
      </FilterLine>
      {data !== undefined && !isCounted ? (
        <Loading label={t('reading')}>
          <Skeleton height="420px" />
        </Loading>
      ) : (
        <>
          {isCounted && data.total > 0 ? (
            <>
              <CountedStrip
                stats={data}
                search={search}
                sector={sectors.data?.find(({ id }) => id === search.sector)?.name}
              />
              <MonthsPanel
                stats={data}
                drawn={search.drawn}
                onDraw={(drawn) => change({ drawn, page: search.page })}
              />
            </>
          ) : null}
          <DataList
            name="skills"
            caption={t('list')}
            labels={{
              loading: t('loading'),
              failed: t('failed'),
              none: t('none'),
              noneBody: t('noneBody'),
              noneFit: t('noneFit'),
              searched: search.name,
            }}
            list={list}
            query={stats}
            columns={columns}
            rowKey={(row) => row.ref_skill}
            density="normal"
            download={(format) =>
              getAddress(
                getAnswer(
                  api.POST('/recruiter/stats/', {
                    body: { ...toSkillQuery(search), download_report: format },
                  }),
                ),
              )
            }
          />
        </>
      )}
    </>
  )
}

export default SkillsAnalyticsScreen
