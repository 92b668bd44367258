import { choice, day, extraParam, listSearch } from '../../../lib/list-search'

export const surveyViews = ['questions', 'answers'] as const
type SurveyView = (typeof surveyViews)[number]

interface SurveyFilters {
  view: SurveyView
  /** The days on which the answers came in. */
  from: string
  to: string
}

export const surveySearch = listSearch<SurveyFilters>({
  filters: { view: extraParam(choice(surveyViews, 'questions')), from: day(), to: day() },
  sorts: [''],
})
