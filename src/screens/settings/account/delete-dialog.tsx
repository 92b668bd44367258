import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { SessionContext, usePerson } from '../../../session/session-context'
import { useFailure } from '../../../forms/mutation-form'
import { accountMutations } from '../../../features/user/account.mutations'
import { deletionQuery } from '../../../features/user/account.queries'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/dialog'
import { Notice } from '../../../ui/notice'
import { PasswordField } from '../../../ui/password-field'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { TextField } from '../../../ui/text-field'

type Deletion = components['schemas']['Deletion']

interface DeleteDialogProps {
  open: boolean
  onClose: () => void
}

/** What goes, what stays and why; then the proof that it is the person themself who asks. */
export const DeleteDialog = ({ open, onClose }: DeleteDialogProps) => {
  const { t } = useTranslation('account')
  const sentence = useErrorSentence()
  const actor = SessionContext.useActorRef()
  const facts = useQuery({ ...deletionQuery(), enabled: open })
  const remove = useMutation(accountMutations.deleteAccount())
  const failure = useFailure(remove.error)
  const [proof, setProof] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const close = () => {
    setProof('')
    setMissing(false)
    remove.reset()
    onClose()
  }
  const hasPassword = facts.data?.has_password ?? true
  const confirm = () => {
    setMissing(proof === '')
    if (proof === '') return
    remove.mutate(hasPassword ? { password: proof } : { code: proof }, {
      onSuccess: ({ message }) => {
        notify.success({ title: message })
        // The server has ended the session; this clears the device and leads to the login.
        actor.send({ type: 'logout.requested' })
      },
      onError: () => field.current?.select(),
    })
  }
  const refused = failure?.fields?.password ?? failure?.fields?.code
  const shared = {
    ref: field,
    value: proof,
    onChange: (event: { target: { value: string } }) => setProof(event.target.value),
    error: missing && proof === '' ? t('secondFactor.offAsk.missing') : refused,
  }
  const loaded = facts.data
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={t('deletion.ask.title')}
      closeLabel={t('close')}
      cancelLabel={t('deletion.ask.keep')}
      confirmLabel={t('deletion.ask.confirm')}
      working={remove.isPending}
      workingLabel={t('deletion.ask.working')}
      danger
      over={loaded === undefined || loaded.refused !== null}
      failed={t('deletion.ask.failed')}
      failure={failure === null || refused !== undefined ? undefined : sentence(failure)}
      fields={
        loaded === undefined || loaded.refused !== null ? undefined : loaded.has_password ? (
          <PasswordField
            {...shared}
            autoComplete="current-password"
            label={t('deletion.ask.password')}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        ) : (
          <>
            <MailCode />
            <TextField
              {...shared}
              latin
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={4}
              label={t('deletion.ask.code')}
              hint={t('deletion.ask.codeHint')}
            />
          </>
        )
      }
    >
      {loaded !== undefined ? (
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
      )}
    </ConfirmDialog>
  )
}

const Consequences = ({ facts }: { facts: Deletion }) => {
  const { t } = useTranslation('account')
  const isCandidate = usePerson()?.role === 'individual'
  if (facts.refused !== null)
    return <Notice tone="warning" title={t(`deletion.refused.${facts.refused}`)} />
  const kept = [
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
      <Points title={t('deletion.kept.title')} points={kept} />
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
  const sentence = useErrorSentence()
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
