import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { Missing, OnePage } from '../../../features/recruiter/lists/one-page'
import { outcomesQueries } from '../../../features/recruiter/outcomes/outcomes.queries'
import { PersonHead } from '../../../features/user/person-head'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toOverallResult } from '../../../paths'
import { Columns } from '../../../ui/layout/columns'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { Panel } from '../../../ui/layout/panel'
import { toBand, ScoreBar } from '../../../ui/charts/score'
import { ArrangedPanel } from './arranged-panel'
import { AttemptsPanel } from './attempts-panel'
import { PersonalityPanel } from './personality-panel'

type OverallResult = components['schemas']['OverallResult']

/**
 * Everything that one candidate came to: both assessments with every attempt, the personality
 * questionnaire, and what was arranged.
 */
const OverallViewScreen = () => {
  const { t } = useTranslation('overall')
  const { user_id: userId = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return (
    <OnePage
      query={useQuery(outcomesQueries.ofCandidate(userId))}
      labels={{ loading: t('view.loading'), failed: t('view.failed') }}
      missing={
        <Missing
          title={t('view.missing')}
          body={t('view.missingBody')}
          list={<Link to={toOverallResult()}>{t('view.toList')}</Link>}
        />
      }
    >
      {(result) => <Results key={userId} result={result} />}
    </OnePage>
  )
}

const Results = ({ result: { candidate, average, attempts } }: { result: OverallResult }) => {
  const { t } = useTranslation('overall')
  const of = (kind: 'english' | 'annotation') =>
    attempts.filter(({ row }) => row.assessment_id.startsWith(kind))
  return (
    <>
      <Breadcrumbs
        label={t('view.path')}
        links={[
          <Link key="list" to={toOverallResult()}>
            {t('title')}
          </Link>,
        ]}
        here={t('view.here')}
      />
      <PersonHead person={candidate} />
      <Columns>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <AttemptsPanel kind="english" attempts={of('english')} />
          <AttemptsPanel kind="annotation" attempts={of('annotation')} />
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <AveragePanel average={average} />
          <PersonalityPanel userId={candidate.user_id} name={candidate.full_name} />
          <ArrangedPanel userId={candidate.user_id} name={candidate.full_name} />
        </chakra.div>
      </Columns>
    </>
  )
}

/** The mean of the scores there are, to one decimal place. */
const AveragePanel = ({ average }: { average: number | null }) => {
  const { t } = useTranslation('overall')
  const { language } = useLanguage()
  return (
    <Panel title={t('column.average')}>
      {average === null ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('view.noAverage')}
        </chakra.p>
      ) : (
        <>
          <chakra.bdi
            display="block"
            textStyle="score"
            color={`${toBand(average)}.fg`}
            fontVariantNumeric="tabular-nums"
          >
            {formatNumber(average, language, 1)}
          </chakra.bdi>
          <chakra.div paddingBlock="2">
            <ScoreBar score={average} thickness={8} />
          </chakra.div>
          <chakra.p textStyle="tiny" color="fg.muted">
            {t('view.averageOf')}
          </chakra.p>
        </>
      )}
    </Panel>
  )
}

export default OverallViewScreen
