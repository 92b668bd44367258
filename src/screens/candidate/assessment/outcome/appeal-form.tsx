import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { makeAppeal } from '../../../../features/assessments/appeal.mutations'
import type { AssessmentId } from '../../../../features/assessments/attempt/attempt-api'
import { useFormDraft } from '../../../../forms/use-form-draft'
import { rule } from '../../../../forms/field-rules'
import { FormField } from '../../../../forms/form-field'
import { MutationForm } from '../../../../forms/mutation-form'
import { Submit } from '../../../../forms/form'
import { useAppForm } from '../../../../forms/use-app-form'
import { formatDay } from '../../../../i18n/dates'
import { formatNumber } from '../../../../i18n/numbers'
import { useLanguage } from '../../../../i18n/use-language'
import { TextAreaField } from '../../../../ui/fields/text-area-field'

const longest = 4000

const appealForm = z.object({
  statement: z
    .string()
    .check(z.refine((typed) => typed.trim() !== '', rule('appeal:rule.statement'))),
})
const empty = { statement: '' }

/**
 * The candidate's account of what happened. The text is kept in this tab until it is sent, so that
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
  // The sentences for refusals are there before a connection is lost.
  const { t } = useTranslation(['appeal', 'errors'])
  const { language } = useLanguage()
  const form = useAppForm({ schema: appealForm, defaultValues: empty })
  const { discard } = useFormDraft(form, 'appeal', attemptId, empty)
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
      <chakra.div marginBlockStart="4">
        <MutationForm
          form={form}
          mutation={useMutation(makeAppeal(assessmentId))}
          toRequest={({ statement }) => ({ attempt_id: attemptId, statement })}
          onDone={discard}
        >
          <Statement />
          <Submit variant="primary" failed={t('form.failed')} pendingLabel={t('form.sending')}>
            {t('form.send')}
          </Submit>
        </MutationForm>
      </chakra.div>
    </chakra.section>
  )
}

const Statement = () => {
  const { t } = useTranslation('appeal')
  const { language } = useLanguage()
  const statement: string = useWatch({ name: 'statement' })
  return (
    <FormField name="statement" label={t('form.label')}>
      {(field) => (
        <TextAreaField
          {...field}
          hint={t('form.hint')}
          counter={t('form.counter', {
            length: formatNumber(statement.length, language),
            most: formatNumber(longest, language),
          })}
          rows={6}
          maxLength={longest}
        />
      )}
    </FormField>
  )
}
