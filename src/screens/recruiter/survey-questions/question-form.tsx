import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { surveyMutations } from '../../../features/survey/survey.mutations'
import type { SurveyQuestion } from '../../../features/survey/survey.queries'
import { FormField } from '../../../forms/form-field'
import { MutationForm } from '../../../forms/mutation-form'
import { Submit } from '../../../forms/form'
import { useAppForm } from '../../../forms/use-app-form'
import { notify } from '../../../notify'
import { toSurveyQuestions } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'
import { SelectField } from '../../../ui/fields/select-field'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { OptionsField } from './options-field'
import { toBody, toForm, questionForm, questionTypes, type QuestionForm } from './question.rules'

const longest = 500

/** A question in both languages and the form of its answer. */
export const QuestionFormPanel = ({ question }: { question: SurveyQuestion | null }) => {
  const { t } = useTranslation('survey')
  const navigate = useNavigate()
  const isNew = question === null
  const form = useAppForm({ schema: questionForm, defaultValues: toForm(question) })
  return (
    <chakra.div maxWidth="measure">
      <Panel>
        <MutationForm
          form={form}
          mutation={useMutation(surveyMutations.save(question?.id ?? null))}
          toRequest={toBody}
          onDone={() => {
            notify.success({ title: isNew ? t('question.added') : t('question.changed') })
            void navigate({ to: toSurveyQuestions() })
          }}
        >
          <FormField name="question" label={t('question.english')}>
            {(field) => (
              <TextAreaField {...field} rows={3} maxLength={longest} lang="en" dir="ltr" />
            )}
          </FormField>
          <FormField name="question_ar" label={t('question.arabic')}>
            {(field) => (
              <TextAreaField {...field} rows={3} maxLength={longest} lang="ar" dir="rtl" />
            )}
          </FormField>
          <AnswerFields />
          <Submit
            variant="primary"
            failed={t('question.failed')}
            pendingLabel={t('question.saving')}
            after={
              <LinkButton variant="subtle">
                <Link to={toSurveyQuestions()}>{t('question.cancel')}</Link>
              </LinkButton>
            }
          >
            {isNew ? t('question.submitAdd') : t('question.submitEdit')}
          </Submit>
        </MutationForm>
      </Panel>
    </chakra.div>
  )
}

const AnswerFields = () => {
  const { t } = useTranslation('survey')
  const type: QuestionForm['type'] = useWatch({ name: 'type' })
  return (
    <>
      <FormField name="type" label={t('question.type')}>
        {(field) => (
          <SelectField
            {...field}
            hint={t(`question.about.${type}`)}
            options={questionTypes.map((each) => ({ value: each, label: t(`type.${each}`) }))}
          />
        )}
      </FormField>
      {type === 'choice' ? <OptionsField /> : null}
    </>
  )
}
