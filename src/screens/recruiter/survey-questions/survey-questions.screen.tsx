import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { useList } from '../../../features/recruiter/lists/use-list'
import { toAddSurveyQuestion } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { PageTitle } from '../../../ui/layout/panel'
import { Tabs } from '../../../ui/layout/tabs'
import { AnswersView } from './answers-view'
import { QuestionsView } from './questions-view'
import { surveySearch, surveyViews } from './survey-search'

/** What candidates are asked after both assessments, in its order, and what they answered. */
const SurveyQuestionsScreen = () => {
  const { t } = useTranslation('survey')
  const { search, change } = useList(surveySearch)
  const areQuestions = search.view === 'questions'
  return (
    <>
      <PageTitle
        title={t(areQuestions ? 'questions.title' : 'answers.title')}
        intro={t(areQuestions ? 'questions.intro' : 'answers.intro')}
        action={
          areQuestions ? (
            <LinkButton variant="primary">
              <Link to={toAddSurveyQuestion()}>
                <Icon of={Plus} />
                {t('questions.add')}
              </Link>
            </LinkButton>
          ) : undefined
        }
      />
      <Tabs
        label={t('views.label')}
        items={surveyViews.map((view) => ({ value: view, label: t(`views.${view}`) }))}
        value={search.view}
        onValueChange={(view) => change({ view })}
      >
        {areQuestions ? (
          <QuestionsView />
        ) : (
          <AnswersView days={{ from: search.from, to: search.to }} onChange={change} />
        )}
      </Tabs>
    </>
  )
}

export default SurveyQuestionsScreen
