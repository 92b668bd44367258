import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { usePerson } from '../../../session/session-context'
import { Loaded } from '../../../loading/loaded'
import { surveyQueries } from '../../../features/survey/survey.queries'
import { SurveySheet } from '../../../features/survey/survey-sheet'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { toCandidateAssessments, toCandidateDashboard } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { PageTitle, Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { EmptyState } from '../../../ui/feedback/states'

/** The survey on its own page, for candidates who postponed it or follow a link. */
const SurveyScreen = () => {
  const { t } = useTranslation('survey')
  const survey = useQuery({ ...surveyQueries.state(), refetchOnMount: 'always' })
  return (
    <Loaded
      level={1}
      query={survey}
      labels={{ loading: t('loading'), failed: t('failed') }}
      skeleton={<Skeleton height="420px" />}
    >
      {(data) => <Survey data={data} onDone={() => void survey.refetch()} />}
    </Loaded>
  )
}

interface SurveyProps {
  data: components['schemas']['SurveyState']['data']
  /** Called once the answers are stored, so that the state of the survey is fetched again. */
  onDone: () => void
}

const Survey = ({ data, onDone }: SurveyProps) => {
  const { t } = useTranslation('survey')
  const { language } = useLanguage()
  const person = usePerson()
  if (data.submitted) {
    return (
      <EmptyState
        level={1}
        title={t('thanks')}
        action={
          <LinkButton variant="primary">
            <Link to={toCandidateDashboard()}>{t('toDashboard')}</Link>
          </LinkButton>
        }
      >
        <span role="status">
          {t('thanksBody')}{' '}
          {data.submitted_at === null
            ? null
            : t('submittedOn', { on: formatDate(data.submitted_at, language) })}
        </span>
      </EmptyState>
    )
  }
  if (!data.offered) {
    return (
      <EmptyState
        level={1}
        title={t('notOpen')}
        action={
          <LinkButton variant="secondary">
            <Link to={toCandidateAssessments()}>{t('toAssessments')}</Link>
          </LinkButton>
        }
      >
        {t('notOpenBody')}
      </EmptyState>
    )
  }
  return (
    <>
      <PageTitle title={t('title')} />
      <Panel>{person === null ? null : <SurveySheet userId={person.id} onDone={onDone} />}</Panel>
    </>
  )
}

export default SurveyScreen
