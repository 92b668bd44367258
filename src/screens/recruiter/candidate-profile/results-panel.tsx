import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../loading/loaded'
import { poolQueries } from '../../../features/recruiter/people/pool.queries'
import { resultsList } from '../../../features/recruiter/outcomes/results-search'
import { useLanguage } from '../../../i18n/use-language'
import { toReports } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'
import { ScoreBar, ScoreNumber } from '../../../ui/charts/score'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** What the last attempts came to, with the way to the reports. */
export const ResultsPanel = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('pool')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const known = useQuery(poolQueries.one(language, userId))
  return (
    <Panel title={t('profile.results')}>
      <Loaded
        level={3}
        query={known}
        labels={{ loading: t('profile.resultsLoading'), failed: t('profile.resultsFailed') }}
        skeleton={<Skeleton height="64px" />}
      >
        {(row) => (
          <chakra.ul display="flex" flexDirection="column" gap="4" textStyle="small">
            {(['english', 'annotation'] as const).map((kind) => {
              const score = row?.[`${kind}_assessment`] ?? null
              return (
                <chakra.li
                  key={kind}
                  display="grid"
                  gridTemplateColumns="minmax(0, 1fr) auto"
                  rowGap="2"
                >
                  <TextLink>
                    <Link
                      to={toReports(kind)}
                      search={resultsList.write({ ...resultsList.all, users: [userId] })}
                    >
                      {tList(`kind.${kind}`)}
                    </Link>
                  </TextLink>
                  {score === null ? (
                    <chakra.span color="fg.muted">{t('profile.noScore')}</chakra.span>
                  ) : (
                    <ScoreNumber score={score} />
                  )}
                  {score === null ? null : (
                    <chakra.span gridColumn="1 / -1">
                      <ScoreBar score={score} />
                    </chakra.span>
                  )}
                </chakra.li>
              )
            })}
          </chakra.ul>
        )}
      </Loaded>
    </Panel>
  )
}
