import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormDialog } from '../../../forms/form-dialog'
import { ValueField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { formatList } from '../../../i18n/lists'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { RadioGroupField } from '../../../ui/fields/choice-field'
import { Skeleton } from '../../../ui/feedback/skeleton'
import {
  candidateEmailMutations,
  candidateEmailQueries,
  type EmailKind,
  type NotEmailed,
} from './candidate-emails.queries'
import { Loaded } from '../../../loading/loaded'

const kinds = ['resend-email', 'onboarding-invite'] as const satisfies readonly EmailKind[]
const mailForm = z.object({ kind: z.enum(kinds) })
/** The most names that are written out. */
const mostNames = 5

interface EmailCandidatesProps {
  open: boolean
  userIds: readonly string[]
  /** What most of them need, to begin with. */
  kind: EmailKind
  onClose: () => void
  onDone?: () => void
}

/** Asks which e-mail an admin sends, and says before it goes who gets it, who does not, and why. */
export const EmailCandidates = ({ open, userIds, kind, onClose, onDone }: EmailCandidatesProps) => {
  const { t } = useTranslation('mailing')
  const send = useMutation(candidateEmailMutations.send())
  const form = useAppForm({
    schema: mailForm,
    values: { kind },
  })
  const chosen = useWatch({ control: form.control, name: 'kind' })
  const check = useQuery({
    ...candidateEmailQueries.check(chosen, userIds),
    enabled: open && userIds.length > 0,
  })
  const count = check.data?.recipients.length ?? 0
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onDone={onDone}
      form={form}
      mutation={{ ...send, isPending: send.isPending || check.isLoading }}
      toRequest={(values, key) => ({ ...values, user_ids: [...userIds], key })}
      done={({ message }) => ({ title: message })}
      width="520px"
      title={t('title')}
      description={t('follows')}
      confirmLabel={t('confirm', { count })}
      failed={t('failed')}
      over={check.data === undefined ? check.isError : count === 0}
    >
      <ValueField<EmailKind> name="kind" label={t('kind')}>
        {({ label, onValueChange, ...field }) => (
          <RadioGroupField
            {...field}
            legend={label}
            onValueChange={(value) => {
              onValueChange(value)
              // An e-mail that is being sent is not cancelled.
              if (send.isError) send.reset()
            }}
            options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        )}
      </ValueField>
      <Loaded
        level={3}
        query={check}
        labels={{ loading: t('checking'), failed: t('checkFailed') }}
        skeleton={<Skeleton height="72px" />}
      >
        {({ recipients, left_out: others }) => (
          <chakra.div
            display="flex"
            flexDirection="column"
            gap="3"
            textStyle="small"
            overflowWrap="anywhere"
          >
            <div>
              <chakra.p textStyle="smallStrong">{t('to', { count: recipients.length })}</chakra.p>
              {/* If nobody gets it, how many do not get it says nothing more. */}
              {recipients.length === 0 ? (
                <Reasons people={others} />
              ) : (
                <chakra.p color="fg.muted">
                  <Names people={recipients} />
                </chakra.p>
              )}
            </div>
            {recipients.length === 0 || others.length === 0 ? null : (
              <div>
                <chakra.p textStyle="smallStrong">{t('not', { count: others.length })}</chakra.p>
                <Reasons people={others} />
              </div>
            )}
          </chakra.div>
        )}
      </Loaded>
    </FormDialog>
  )
}

/** Why people do not get it, with their names. */
const Reasons = ({ people }: { people: readonly NotEmailed[] }) => {
  const { t } = useTranslation('mailing')
  const reasons = [...new Set(people.map(({ reason }) => reason))]
  return (
    <chakra.ul>
      {reasons.map((reason) => (
        <chakra.li key={reason} marginBlockStart="1">
          {t(`reason.${reason}`)}
          <chakra.span display="block" color="fg.muted">
            <Names people={people.filter((one) => one.reason === reason)} />
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** The first few by name, and how many more there are. */
const Names = ({ people }: { people: readonly { full_name: string }[] }) => {
  const { t } = useTranslation('mailing')
  const { language } = useLanguage()
  const more = people.length - mostNames
  const names = people.slice(0, mostNames).map(({ full_name: name }) => `\u2068${name}\u2069`)
  return (
    <>
      {formatList(
        more > 0
          ? [...names, t('more', { count: more, number: formatNumber(more, language) })]
          : names,
        language,
      )}
    </>
  )
}
