import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { SessionContext, usePerson } from '../../../session/session-context'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { accountMutations } from '../../../features/user/account.mutations'
import { deletionQuery } from '../../../features/user/account.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { TextField } from '../../../ui/fields/text-field'
import { emptyProof, proofForm } from './proof.rules'
import { OwnPasswordField } from './own-password-field'

type Deletion = components['schemas']['Deletion']

interface DeleteDialogProps {
  open: boolean
  onClose: () => void
}

/** Says what is deleted, what stays and why, then asks for the password or a code. */
export const DeleteDialog = ({ open, onClose }: DeleteDialogProps) => {
  const { t } = useTranslation('account')
  const sentence = useErrorMessage()
  const actor = SessionContext.useActorRef()
  const facts = useQuery({ ...deletionQuery(), enabled: open })
  const loaded = facts.data
  const hasPassword = loaded?.has_password ?? true
  const form = useAppForm({ schema: proofForm, values: emptyProof(hasPassword) })
  const remove = useMutation({
    ...accountMutations.deleteAccount(),
    onError: () => form.setFocus(hasPassword ? 'password' : 'code', { shouldSelect: true }),
  })
  const isOver = loaded === undefined || loaded.refused !== null
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={remove}
      toRequest={(proof) => proof}
      done={({ message }) => ({ title: message })}
      // The server has ended the session; this clears the device and leads to the login.
      onDone={() => actor.send({ type: 'logout.requested' })}
      title={t('deletion.ask.title')}
      description={
        loaded !== undefined ? (
          <Consequences facts={loaded} />
        ) : facts.isError ? (
          <Notice
            tone="danger"
            live
            title={t('deletion.ask.notLoaded')}
            action={
              <Button size="sm" onClick={() => void facts.refetch()}>
                {t('retry')}
              </Button>
            }
          >
            {sentence(facts.error)}
          </Notice>
        ) : (
          <Loading label={t('loading')}>
            <Skeleton width="90%" />
            <br />
            <Skeleton width="60%" />
          </Loading>
        )
      }
      confirmLabel={t('deletion.ask.confirm')}
      backLabel={t('deletion.ask.keep')}
      failed={t('deletion.ask.failed')}
      danger
      over={isOver}
    >
      {isOver ? null : hasPassword ? (
        <OwnPasswordField name="password" label={t('deletion.ask.password')} />
      ) : (
        <>
          <MailCode />
          <FormField name="code" label={t('deletion.ask.code')}>
            {(field) => (
              <TextField
                {...field}
                latin
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={4}
                hint={t('deletion.ask.codeHint')}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  )
}

const Consequences = ({ facts }: { facts: Deletion }) => {
  const { t } = useTranslation('account')
  const isCandidate = usePerson()?.role === 'individual'
  if (facts.refused !== null)
    return <Notice tone="warning" title={t(`deletion.refused.${facts.refused}`)} />
  const stored = [
    ...(facts.held_attempts > 0 ? [t('deletion.kept.held', { count: facts.held_attempts })] : []),
    ...(facts.keeps_attempts ? [t('deletion.kept.attempts')] : []),
    ...(facts.keeps_company ? [t('deletion.kept.company')] : []),
    ...(facts.keeps_decisions ? [t('deletion.kept.decisions')] : []),
    t('deletion.kept.log'),
  ]
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <p>{t('deletion.ask.body')}</p>
      <Points
        title={t('deletion.goes.title')}
        points={
          isCandidate
            ? [
                t('deletion.goes.account'),
                t('deletion.goes.profile'),
                t('deletion.goes.results'),
                t('deletion.goes.mails'),
              ]
            : [t('deletion.goes.account'), t('deletion.goes.mails')]
        }
      />
      <Points title={t('deletion.kept.title')} points={stored} />
    </chakra.div>
  )
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <chakra.p textStyle="smallStrong" color="fg">
      {title}
    </chakra.p>
    <chakra.ul textStyle="small" listStyleType="disc" paddingInlineStart="5" marginBlockStart="1">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </chakra.ul>
  </div>
)

const MailCode = () => {
  const { t } = useTranslation('account')
  const sentence = useErrorMessage()
  const email = usePerson()?.email ?? ''
  const mail = useMutation(accountMutations.mailDeletionCode())
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        loading={mail.isPending}
        loadingLabel={t('password.sending')}
        onClick={() => mail.mutate()}
      >
        {mail.isSuccess ? t('deletion.ask.mailAgain') : t('deletion.ask.mail')}
      </Button>
      <chakra.p
        aria-live="polite"
        textStyle="small"
        color={mail.isError ? 'danger.fg' : 'fg.muted'}
        marginBlockStart="2"
      >
        {mail.isError
          ? sentence(mail.error)
          : mail.isSuccess
            ? t('deletion.ask.mailed', { email })
            : ''}
      </chakra.p>
    </div>
  )
}
