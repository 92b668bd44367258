import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import { optionalBlockField, rule } from '../../../forms/field-rules'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField, ValueField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { RadioGroupField } from '../../../ui/fields/choice-field'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { outcomesMutations } from './outcomes.mutations'

type Grants = components['schemas']['AppealGrants']

interface AnswerAppealProps {
  open: boolean
  attemptId: string
  name: string
  statement: string
  /** What granting it gives. */
  grants: Grants
  /** False once somebody has answered it: then nothing is left to decide. */
  waiting: boolean
  onClose: () => void
}

const decisions = ['granted', 'declined'] as const
type Decision = (typeof decisions)[number]

const answerForm = z
  .object({
    decision: z.custom<Decision, Decision | null>(
      (made) => made !== null,
      rule('outcomes:rule.undecided'),
    ),
    note: optionalBlockField,
  })
  .check(
    z.refine(({ decision, note }) => decision !== 'declined' || note !== '', {
      path: ['note'],
      error: rule('common:rule.required'),
    }),
  )

/**
 * Answers what a candidate said about a cancelled attempt: what they said, what each answer does,
 * and why it is given.
 */
export const AnswerAppeal = ({
  open,
  attemptId,
  name,
  statement,
  grants,
  waiting,
  onClose,
}: AnswerAppealProps) => {
  const { t } = useTranslation('outcomes')
  const form = useAppForm({ schema: answerForm, defaultValues: { decision: null, note: '' } })
  const answer = useMutation(outcomesMutations.answerAppeal(attemptId))
  const decision = useWatch({ control: form.control, name: 'decision' })
  // Only who declines has to say why.
  useEffect(() => {
    if (form.getFieldState('note').invalid) void form.trigger('note')
  }, [form, decision])
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={answer}
      toRequest={({ decision: made, note }, key) => ({
        decision: made,
        key,
        ...(note === '' ? {} : { note }),
      })}
      done={({ message }, sent) => ({
        title: message ?? t(`answer.done.${given(sent.decision, grants)}`),
      })}
      width="560px"
      title={t('answer.title')}
      description={
        <chakra.div color="fg">
          <chakra.p textStyle="smallStrong">
            {t('answer.said', { name: `\u2068${name}\u2069` })}
          </chakra.p>
          <Statement>{statement}</Statement>
        </chakra.div>
      }
      confirmLabel={t(`answer.confirm.${decision === null ? 'none' : given(decision, grants)}`)}
      failed={t('answer.failed')}
      danger={decision === 'declined'}
      over={answer.isError && !waiting}
    >
      <ValueField<Decision | null> name="decision" label={t('answer.legend')}>
        {({ label, ...field }) => (
          <RadioGroupField
            {...field}
            legend={label}
            options={decisions.map((value) => ({
              value,
              label: t(`answer.decision.${given(value, grants)}`),
            }))}
          />
        )}
      </ValueField>
      {decision === null ? null : (
        <chakra.p textStyle="small" color="fg.muted" aria-live="polite">
          {t(`answer.follows.${given(decision, grants)}`)}
        </chakra.p>
      )}
      <FormField name="note" label={t('answer.note')}>
        {(field) => (
          <TextAreaField
            {...field}
            hint={decision === 'declined' ? t('answer.noteNeeded') : t('answer.noteOptional')}
            rows={3}
            maxLength={2000}
          />
        )}
      </FormField>
    </FormDialog>
  )
}

/** What a decision comes to: granted, it gives the result back or another attempt. */
const given = (decision: Decision, grants: Grants) =>
  decision === 'granted' && grants === 'result' ? 'result' : decision

/** A candidate's own words, line by line as they were written. */
export const Statement = ({ children }: { children: string }) => (
  <chakra.blockquote
    marginBlockStart="2"
    paddingInlineStart="3"
    borderInlineStart="3px solid {colors.border.strong}"
    textStyle="small"
    maxHeight="220px"
    overflowY="auto"
    tabIndex={0}
  >
    <chakra.p
      dir="auto"
      textAlign="-webkit-match-parent"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {children}
    </chakra.p>
  </chakra.blockquote>
)
