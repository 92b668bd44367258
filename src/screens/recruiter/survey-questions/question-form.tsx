import { zodResolver } from '@hookform/resolvers/zod'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFailure } from '../../../forms/mutation-form'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { refusedField, useRefusedFields } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { surveyMutations } from '../../../features/survey/survey.mutations'
import type { SurveyQuestion } from '../../../features/survey/survey.queries'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { notify } from '../../../notify'
import { toSurveyQuestions } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { Panel } from '../../../ui/panel'
import { SelectField } from '../../../ui/select-field'
import { TextAreaField } from '../../../ui/text-area-field'
import { OptionsField } from './options-field'
import { bodyOf, formOf, questionForm, questionTypes, type QuestionForm } from './question.rules'

const longest = 500

/** A question in both languages and the form of its answer. */
export const QuestionFormPanel = ({ question }: { question: SurveyQuestion | null }) => {
  const { t } = useTranslation('survey')
  const navigate = useNavigate()
  const words = useRuleSentence()
  const sentence = useErrorSentence()
  const add = useMutation(surveyMutations.add())
  const change = useMutation(surveyMutations.change())
  const failure = useFailure(question === null ? add.error : change.error)
  const form = useForm<QuestionForm>({
    resolver: zodResolver(questionForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<QuestionForm>(failure),
    defaultValues: formOf(question),
  })
  const { errors, submitCount } = form.formState
  const type = useWatch({ control: form.control, name: 'type' })
  const done = () => {
    notify.success({ title: question === null ? t('question.added') : t('question.changed') })
    void navigate({ to: toSurveyQuestions() })
  }
  const submit = form.handleSubmit((values) => {
    if (question === null) add.mutate(bodyOf(values), { onSuccess: done })
    else change.mutate({ id: question.id, ...bodyOf(values) }, { onSuccess: done })
  })
  return (
    <chakra.div maxWidth="measure">
      <Panel>
        <chakra.form
          ref={useFirstWrongField(submitCount, failure)}
          noValidate
          onSubmit={(event) => void submit(event)}
          display="flex"
          flexDirection="column"
          gap="5"
        >
          <TextAreaField
            {...form.register('question')}
            label={t('question.english')}
            rows={3}
            maxLength={longest}
            lang="en"
            dir="ltr"
            error={words(errors.question)}
          />
          <TextAreaField
            {...form.register('question_ar')}
            label={t('question.arabic')}
            rows={3}
            maxLength={longest}
            lang="ar"
            dir="rtl"
            error={words(errors.question_ar)}
          />
          <SelectField
            {...form.register('type')}
            label={t('question.type')}
            hint={t(`question.about.${type}`)}
            options={questionTypes.map((each) => ({ value: each, label: t(`type.${each}`) }))}
            error={words(errors.type)}
          />
          {type === 'choice' ? (
            <OptionsField form={form} refused={words(refusedField(failure, 'options'))} />
          ) : null}
          {failure === null || failure.fields ? null : (
            <Notice live tone="danger" title={t('question.failed')}>
              {sentence(failure)}
            </Notice>
          )}
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button
              type="submit"
              variant="primary"
              loading={add.isPending || change.isPending}
              loadingLabel={t('question.saving')}
            >
              {question === null ? t('question.submitAdd') : t('question.submitEdit')}
            </Button>
            <LinkButton variant="quiet">
              <Link to={toSurveyQuestions()}>{t('question.cancel')}</Link>
            </LinkButton>
          </chakra.div>
        </chakra.form>
      </Panel>
    </chakra.div>
  )
}
