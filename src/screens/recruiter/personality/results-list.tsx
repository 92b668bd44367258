import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { getAddress } from '../../../features/recruiter/lists/list-file'
import type { List } from '../../../features/recruiter/lists/use-list'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toQuery, type PersonalitySearch } from './results-address'
import { useResultColumns } from './use-result-columns'

type Results = components['schemas']['PrinciplesResults']['data']

/** A page of those who took the questionnaire. */
export const ResultsList = ({ search, list }: { search: PersonalitySearch; list: List }) => {
  const { t } = useTranslation('principles')
  const columns = useResultColumns(search)
  const results = useQuery({
    ...principlesQueries.results(toQuery(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <DataList
        name="personality"
        caption={t('results.caption')}
        labels={{
          loading: t('results.loading'),
          failed: t('results.failed'),
          none: t('results.none'),
          noneBody: t('results.noneBody'),
          noneFit: t('results.noneFit'),
        }}
        list={list}
        query={results}
        columns={columns}
        rowKey={(row) => row.user_id}
        download={(format) =>
          getAddress(
            getAnswer(
              api.GET('/recruiter/principles/assessments/list/', {
                params: { query: { ...toQuery(search), download_report: format } },
              }),
            ),
          )
        }
      />
      {results.data === undefined || results.data.total === 0 ? null : (
        <Reliability results={results.data} />
      )}
    </>
  )
}

/** All results use the same key, so its reliability is shown once, below the list. */
const Reliability = ({ results: { results } }: { results: Results }) => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const known =
    results
      .find(({ traits }) => traits.length > 0)
      ?.traits.filter(({ reliability }) => reliability !== null) ?? []
  return (
    <chakra.section
      aria-labelledby="personality-reliability"
      marginBlockStart="6"
      maxWidth="measure"
      textStyle="small"
      color="fg.muted"
    >
      <chakra.h2 id="personality-reliability" textStyle="smallStrong" color="fg" marginBlockEnd="1">
        {t('results.reliabilityTitle')}
      </chakra.h2>
      <p>{known.length === 0 ? t('results.reliabilityUnknown') : t('results.reliabilityKnown')}</p>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="1" marginBlockStart="2">
        {known.map(({ trait, reliability }) => (
          <li key={trait}>
            {t('results.alpha', {
              trait: t(`results.trait.${trait}`),
              alpha: formatNumber(reliability ?? 0, language, 2),
            })}
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
