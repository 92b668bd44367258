import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { FormField } from '../../../../forms/form-field'
import { MutationForm } from '../../../../forms/mutation-form'
import { Submit } from '../../../../forms/form'
import { useAppForm } from '../../../../forms/use-app-form'
import { formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { notify } from '../../../../notify'
import { TextAreaField } from '../../../../ui/text-area-field'
import { TextField } from '../../../../ui/text-field'
import type { Report } from '../timeline.rules'
import { toRequest, reviewForm, reviewOf } from './review.rules'

interface ReviewFormProps {
  report: Report
  answers: readonly components['schemas']['ReportAnswer'][]
}

/** Where a person scores what no machine could: one score for each spoken answer, and a note. */
export const ReviewForm = ({ report, answers }: ReviewFormProps) => {
  const { t } = useTranslation('recruiter')
  const { attempt } = report.result
  const review = useMutation(
    recruiterMutations.review({ assessmentId: attempt.assessment_id, attemptId: attempt.id }),
  )
  const form = useAppForm({ schema: reviewForm(answers), defaultValues: reviewOf(answers) })
  return (
    <chakra.section
      aria-label={t('review.title')}
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
          notify.success({
            title: message ?? t('review.saved'),
            ...(data.overall === null
              ? {}
              : { body: t('review.overallNow', { score: data.overall }) }),
          })
        }}
      >
        <div>
          <chakra.h3 textStyle="h3">{t('review.title')}</chakra.h3>
          <chakra.p textStyle="small" color="fg.muted">
            {report.reviews.length === 0 ? t('review.lead') : t('review.again')}
          </chakra.p>
        </div>
        <Reviews report={report} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          }}
          gap="4"
          alignItems="start"
        >
          {answers.map(({ question: { id } }, at) => (
            <FormField key={id} name={`scores.${id}`} label={t('review.score', { number: at + 1 })}>
              {(field) => (
                <TextField {...field} latin inputMode="numeric" hint={t('review.scale')} />
              )}
            </FormField>
          ))}
        </chakra.div>
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

const Reviews = ({ report: { reviews } }: { report: Report }) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return reviews.map(({ reviewer_name: name, at, note }) => (
    <chakra.p key={at} textStyle="small" color="fg.muted">
      {t('review.by', { name: `\u2068${name}\u2069`, at: formatDateTime(at, language) })}
      {note === null ? null : (
        <chakra.span display="block" color="fg" dir="auto" textAlign="-webkit-match-parent">
          {note}
        </chakra.span>
      )}
    </chakra.p>
  ))
}
