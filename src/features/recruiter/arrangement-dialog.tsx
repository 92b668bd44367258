import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { useErrorSentence } from '../../i18n/use-error-sentence'
import { notify } from '../../notify'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { Loading, Skeleton } from '../../ui/skeleton'
import { ErrorState } from '../../ui/states'
import { ArrangementForm } from './arrangement-form'
import { ArrangementSaid } from './arrangement-said'
import { recruiterMutations } from './recruiter.mutations'
import { recruiterQueries } from './recruiter.queries'

interface ArrangementDialogProps {
  open: boolean
  userId: string
  name: string
  onClose: () => void
}

/** What is arranged for one candidate: what they asked for, what an admin grants and why, and what was before. */
export const ArrangementDialog = ({ open, userId, name, onClose }: ArrangementDialogProps) => {
  const { t } = useTranslation('arrangement')
  const { t: tList } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const form = useId()
  const asked = useQuery({ ...recruiterQueries.arrangement(userId), enabled: open })
  const arrange = useMutation(recruiterMutations.arrange(userId))
  const close = () => {
    arrange.reset()
    onClose()
  }
  const save = (wanted: components['schemas']['SetArrangement']) =>
    arrange.mutate(wanted, {
      onSuccess: ({ message }) => {
        notify.success({ title: message ?? t('done') })
        close()
      },
    })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title', { name: `\u2068${name}\u2069` })}
      closeLabel={t('close')}
      width="640px"
      dismissible={!arrange.isPending}
      actions={
        asked.data === undefined ? undefined : (
          <>
            <Button variant="secondary" disabled={arrange.isPending} onClick={close}>
              {t('back')}
            </Button>
            <Button type="submit" form={form} variant="primary" loading={arrange.isPending} loadingLabel={t('working')}>
              {t('save')}
            </Button>
          </>
        )
      }
    >
      {asked.data === undefined ? (
        asked.isError ? (
          <ErrorState title={t('failed')} retryLabel={tList('list.retry')} retrying={asked.isFetching} onRetry={() => void asked.refetch()}>
            {sentence(asked.error)}
          </ErrorState>
        ) : (
          <Loading label={t('loading')}>
            <Skeleton height="320px" />
          </Loading>
        )
      ) : (
        <chakra.div display="flex" flexDirection="column" gap="5">
          <Asked needed={asked.data.accommodations_needed} detail={asked.data.accommodations_detail} />
          <chakra.p color="fg.muted">{t('follows')}</chakra.p>
          <ArrangementForm id={form} current={asked.data.current} onArrange={save} />
          {arrange.isError ? (
            <Notice live tone="danger" title={t('saveFailed')}>
              {sentence(arrange.error)}
            </Notice>
          ) : null}
          <Past arrangements={[asked.data.current, ...asked.data.earlier].filter((one) => one !== null)} />
        </chakra.div>
      )}
    </Dialog>
  )
}

/** What the candidate wrote at registration. */
const Asked = ({ needed, detail }: { needed: boolean; detail: string | null }) => {
  const { t } = useTranslation('arrangement')
  return (
    <chakra.section aria-label={t('asked')} bg="bg.sunken" borderRadius="control" padding="4">
      <chakra.h3 textStyle="smallStrong">{t('asked')}</chakra.h3>
      {needed ? (
        <chakra.p dir="auto" marginBlockStart="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {detail ?? t('askedNoDetail')}
        </chakra.p>
      ) : (
        <chakra.p marginBlockStart="1" color="fg.muted">
          {t('askedNothing')}
        </chakra.p>
      )}
    </chakra.section>
  )
}

/** The latest first, which is what stands. */
const Past = ({ arrangements }: { arrangements: readonly components['schemas']['Arrangement'][] }) => {
  const { t } = useTranslation('arrangement')
  return (
    <chakra.section aria-label={t('history')} borderBlockStart="1px solid {colors.border}" paddingBlockStart="4">
      <chakra.h3 textStyle="smallStrong" marginBlockEnd="2">
        {t('history')}
      </chakra.h3>
      {arrangements.length === 0 ? <chakra.p color="fg.muted">{t('historyNone')}</chakra.p> : null}
      <chakra.ol display="flex" flexDirection="column" gap="4">
        {arrangements.map((arrangement, index) => (
          <chakra.li key={arrangement.set_at}>
            <chakra.p textStyle="tinyStrong" color="fg.muted" marginBlockEnd="1">
              {index === 0 ? t('now') : t('before')}
            </chakra.p>
            <ArrangementSaid arrangement={arrangement} />
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  )
}
