import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { makeAppeal } from '../../../features/assessments/appeal.mutations'
import type { AssessmentId } from '../../../features/assessments/attempt-api'
import { dropDraft, keepDraft, restoreDraft } from '../../../features/auth/draft'
import { formatDay } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { TextAreaField } from '../../../ui/text-area-field'

const longest = 4000
const draft = 'appeal'

/**
 * What happened, in the candidate's own words. It is kept in this tab until it is sent, so that
 * nothing typed is lost.
 */
export const AppealForm = ({
  assessmentId,
  attemptId,
  lastDay,
  isDisqualified,
}: {
  assessmentId: AssessmentId
  attemptId: string
  /** The last day on which it can be sent; null where that is not known. */
  lastDay: string | null
  /** A person decided so, and granting it gives the result back. */
  isDisqualified: boolean
}) => {
  const { t } = useTranslation('appeal')
  const { language } = useLanguage()
  const sentence = useErrorSentence()
  const field = useRef<HTMLTextAreaElement>(null)
  const [statement, setStatement] = useState(
    () => restoreDraft(draft, attemptId, { statement: '' }).statement,
  )
  const [tried, setTried] = useState(false)
  const make = useMutation(makeAppeal(assessmentId))
  const refused = make.error instanceof ApiError ? make.error.fields?.['statement'] : undefined
  const missing = tried && statement.trim() === ''

  const type = (text: string) => {
    setStatement(text)
    keepDraft(draft, attemptId, { statement: text })
    if (make.isError) make.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (statement.trim() === '') return field.current?.focus()
    make.mutate(
      { attempt_id: attemptId, statement },
      { onSuccess: () => dropDraft(draft, attemptId), onError: () => field.current?.focus() },
    )
  }
  return (
    <chakra.section
      aria-labelledby="appeal-title"
      color="fg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      padding={{ base: '4', md: '5' }}
    >
      <chakra.h2 id="appeal-title" textStyle="h2">
        {t('form.title')}
      </chakra.h2>
      <chakra.p color="fg.muted" marginBlockStart="1">
        {isDisqualified ? t('form.leadResult') : t('form.lead')}
      </chakra.p>
      {lastDay === null ? null : (
        <chakra.p textStyle="smallStrong" marginBlockStart="2">
          {t('form.until', { day: formatDay(lastDay, language) })}
        </chakra.p>
      )}
      <chakra.form
        noValidate
        onSubmit={submit}
        display="flex"
        flexDirection="column"
        gap="4"
        marginBlockStart="4"
      >
        <TextAreaField
          ref={field}
          label={t('form.label')}
          hint={t('form.hint')}
          error={missing ? t('form.missing') : refused}
          counter={t('form.counter', {
            length: formatNumber(statement.length, language),
            most: formatNumber(longest, language),
          })}
          rows={6}
          maxLength={longest}
          value={statement}
          onChange={(event) => type(event.target.value)}
        />
        {make.isError && refused === undefined ? (
          <Notice live tone="danger" title={t('form.failed')}>
            {sentence(make.error)} {t('form.kept')}
          </Notice>
        ) : null}
        <div>
          <Button
            type="submit"
            variant="primary"
            loading={make.isPending}
            loadingLabel={t('form.sending')}
          >
            {t('form.send')}
          </Button>
        </div>
      </chakra.form>
    </chakra.section>
  )
}
