import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { RadioGroupField } from '../../ui/choice-field'
import { ConfirmDialog } from '../../ui/dialog'
import { TextAreaField } from '../../ui/text-area-field'
import { outcomesMutations } from './outcomes.mutations'
import { useAsking } from './use-asking'

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
const longestNote = 2000
const first: { decision: (typeof decisions)[number] | null; note: string } = {
  decision: null,
  note: '',
}

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
  const answer = useMutation(outcomesMutations.answerAppeal(attemptId))
  const { said, change, tried, missing, dialog } = useAsking({
    first,
    sending: answer,
    bodyOf: (written, key) => {
      const note = written.note.trim()
      if (written.decision === null || (written.decision === 'declined' && note === '')) return null
      return { decision: written.decision, key, ...(note === '' ? {} : { note }) }
    },
    done: ({ message }, sent) => ({
      title: message ?? t(`answer.done.${given(sent.decision, grants)}`),
    }),
    onClose,
  })
  const { decision } = said
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      width="560px"
      title={t('answer.title')}
      confirmLabel={t(`answer.confirm.${decision === null ? 'none' : given(decision, grants)}`)}
      failed={t('answer.failed')}
      danger={decision === 'declined'}
      over={answer.isError && !waiting}
      fields={
        <>
          <RadioGroupField
            legend={t('answer.legend')}
            name="decision"
            options={decisions.map((value) => ({
              value,
              label: t(`answer.decision.${given(value, grants)}`),
            }))}
            value={decision}
            onValueChange={(value) => change({ decision: value })}
            error={tried && decision === null ? t('answer.undecided') : undefined}
          />
          {decision === null ? null : (
            <chakra.p textStyle="small" color="fg.muted" aria-live="polite">
              {t(`answer.follows.${given(decision, grants)}`)}
            </chakra.p>
          )}
          <TextAreaField
            label={t('answer.note')}
            hint={decision === 'declined' ? t('answer.noteNeeded') : t('answer.noteOptional')}
            error={missing(decision === 'declined' && said.note.trim() === '')}
            rows={3}
            maxLength={longestNote}
            value={said.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </>
      }
    >
      <chakra.div color="fg">
        <chakra.p textStyle="smallStrong">
          {t('answer.said', { name: `\u2068${name}\u2069` })}
        </chakra.p>
        <Statement>{statement}</Statement>
      </chakra.div>
    </ConfirmDialog>
  )
}

/** What a decision comes to: granted, it gives the result back or another attempt. */
const given = (decision: (typeof decisions)[number], grants: Grants) =>
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
