import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { FormField } from '../../../../forms/form-field'
import { MutationForm } from '../../../../forms/mutation-form'
import { Submit } from '../../../../forms/form'
import { useAppForm } from '../../../../forms/use-app-form'
import { useFormDraft } from '../../../../forms/use-form-draft'
import { notify } from '../../../../notify'
import { usePerson } from '../../../../session/session-context'
import { TextAreaField } from '../../../../ui/fields/text-area-field'
import type { Report } from '../timeline.rules'
import { GivenReviews } from './given-reviews'
import { SpokenScores, WrittenScores } from './review-scores'
import {
  awaitsScores,
  awaitsSpeaking,
  type OpenAnswers,
  toRequest,
  reviewForm,
  toReviewValues,
} from './review.rules'

type Answer = components['schemas']['ReportAnswer']

interface ReviewFormProps extends OpenAnswers {
  report: Report
}

/**
 * Where a person scores what no machine could: one score for each spoken answer, the criteria of
 * each doubted text, and a note. What is typed is kept in this tab until it is saved.
 */
export const ReviewForm = ({ report, spoken, written }: ReviewFormProps) => {
  const { t } = useTranslation('recruiter')
  const { attempt } = report.result
  const review = useMutation(
    recruiterMutations.review({ assessmentId: attempt.assessment_id, attemptId: attempt.id }),
  )
  const open = { spoken, written }
  const given = toReviewValues(open)
  const form = useAppForm({ schema: reviewForm(open), defaultValues: given })
  // Once other answers wait for a score, what was typed for the former ones is no draft of them.
  const draft = [
    'review',
    attempt.id,
    ...[...spoken, ...written].map(({ question }) => question.id),
  ].join('.')
  const { discard } = useFormDraft(form, draft, usePerson()?.id ?? '', given)
  const asked = written.length === 0 ? 'speaking' : spoken.length === 0 ? 'writing' : 'both'
  const isWaiting = awaitsScores(report.result)
  const getTitle = (answer: Answer) => {
    const siblings = report.answers.filter(({ part }) => part === answer.part)
    if (siblings.length > 1) return t('review.score', { number: siblings.indexOf(answer) + 1 })
    return asked === 'both' ? t('part.writing') : null
  }
  return (
    <chakra.section
      aria-label={t(`review.title.${asked}`)}
      data-screen-only
      maxWidth="measure"
      padding={{ base: '4', md: '5' }}
      bg="bg.page"
      borderRadius="control"
    >
      <MutationForm
        form={form}
        mutation={review}
        toRequest={toRequest}
        onDone={({ data, message }) => {
          form.setValue('note', '')
          discard()
          notify.success({
            title: message ?? t('review.saved'),
            ...(data.overall === null
              ? {}
              : { body: t('review.overallNow', { score: data.overall }) }),
          })
        }}
      >
        <div>
          <chakra.h3 textStyle="h3">{t(`review.title.${asked}`)}</chakra.h3>
          <chakra.p textStyle="small" color="fg.muted">
            {t(
              report.second_review === 'asked'
                ? 'review.second.asked'
                : isWaiting
                  ? `review.lead.${asked}`
                  : 'review.again',
            )}
          </chakra.p>
        </div>
        <GivenReviews report={report} />
        {written.map((answer) => (
          <WrittenScores
            key={answer.question.id}
            report={report}
            answer={answer}
            title={getTitle(answer)}
          />
        ))}
        {spoken.length === 0 ? null : (
          <SpokenScores
            answers={spoken}
            title={asked === 'both' ? t('part.speaking') : null}
            lead={asked === 'both' && awaitsSpeaking(report.result) ? t('review.unheard') : null}
          />
        )}
        <FormField name="note" label={t('review.note')}>
          {(field) => (
            <TextAreaField {...field} hint={t('review.noteHint')} rows={3} maxLength={2000} />
          )}
        </FormField>
        <Submit variant="primary" failed={t('review.failed')} pendingLabel={t('review.saving')}>
          {t('review.submit')}
        </Submit>
      </MutationForm>
    </chakra.section>
  )
}
