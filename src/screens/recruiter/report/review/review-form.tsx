import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { formatDateTime } from '../../../../i18n/dates'
import { useErrorSentence } from '../../../../i18n/use-error-sentence'
import { useLanguage } from '../../../../i18n/use-language'
import { notify } from '../../../../notify'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { TextAreaField } from '../../../../ui/text-area-field'
import { TextField } from '../../../../ui/text-field'
import type { Report } from '../timeline.rules'
import { firstScores, scoreFault, scoreIn } from './review.rules'

interface ReviewFormProps {
  report: Report
  answers: readonly components['schemas']['ReportAnswer'][]
}

/** Where a person scores what no machine could: one score for each spoken answer, and a note. */
export const ReviewForm = ({ report, answers }: ReviewFormProps) => {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const { attempt } = report.result
  const review = useMutation(
    recruiterMutations.review({ assessmentId: attempt.assessment_id, attemptId: attempt.id }),
  )
  const [scores, setScores] = useState(() => firstScores(answers))
  const [note, setNote] = useState('')
  const [left, setLeft] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const ids = answers.map(({ question }) => question.id)
  const faultOf = (id: string) => scoreFault(scores[id] ?? '')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setLeft(ids)
    const wrong = ids.findIndex((id) => faultOf(id) !== null)
    if (wrong !== -1) return form.current?.querySelectorAll('input')[wrong]?.focus()
    const given = Object.fromEntries(
      ids.flatMap((id) => {
        const score = scoreIn(scores[id] ?? '')
        return score === null ? [] : [[id, score] as const]
      }),
    )
    review.mutate(
      { speaking: { scores: given }, ...(note.trim() === '' ? {} : { note: note.trim() }) },
      {
        onSuccess: ({ data, message }) => {
          setNote('')
          notify.success({
            title: message ?? t('review.saved'),
            ...(data.overall === null
              ? {}
              : { body: t('review.overallNow', { score: data.overall }) }),
          })
        },
      },
    )
  }

  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={t('review.title')}
      display="flex"
      flexDirection="column"
      gap="4"
      padding={{ base: '4', md: '5' }}
      bg="bg.page"
      borderRadius="control"
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
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        {ids.map((id, index) => {
          const fault = left.includes(id) ? faultOf(id) : null
          return (
            <TextField
              key={id}
              latin
              inputMode="numeric"
              label={t('review.score', { number: index + 1 })}
              hint={t('review.scale')}
              error={fault === null ? undefined : t(`review.fault.${fault}`)}
              value={scores[id] ?? ''}
              onChange={(event) => setScores({ ...scores, [id]: event.target.value })}
              onBlur={() => setLeft([...left, id])}
            />
          )
        })}
      </chakra.div>
      <TextAreaField
        label={t('review.note')}
        hint={t('review.noteHint')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {review.isError ? (
        <Notice live tone="danger" title={t('review.failed')}>
          {sentence(review.error)}
        </Notice>
      ) : null}
      <div>
        <Button
          type="submit"
          variant="primary"
          loading={review.isPending}
          loadingLabel={t('review.saving')}
        >
          {t('review.submit')}
        </Button>
      </div>
    </chakra.form>
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
