import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { AtsDeliveryState } from '../../../features/recruiter/ats/ats-delivery'
import { AtsSignIn } from '../../../features/recruiter/ats/ats-sign-in'
import { atsMutations } from '../../../features/recruiter/ats/ats.mutations'
import { atsQueries } from '../../../features/recruiter/ats/ats.queries'
import { Loaded } from '../../../loading/loaded'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { Panel } from '../../../ui/layout/panel'
import { SelectField } from '../../../ui/fields/select-field'
import { Skeleton } from '../../../ui/feedback/skeleton'

type Status = components['schemas']['AtsStatus']['data']

/**
 * Sends a candidate to a posting in the applicant tracking system, and shows to which they went.
 */
export const AtsPanel = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('ats')
  const status = useQuery(atsQueries.about({ candidate_id: userId }))
  return (
    <Panel title={t('title')}>
      <Loaded
        level={3}
        query={status}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="64px" />}
      >
        {(data) => (
          <chakra.div display="flex" flexDirection="column" gap="4">
            <Sent deliveries={data.deliveries} />
            <Sending userId={userId} status={data} />
          </chakra.div>
        )}
      </Loaded>
    </Panel>
  )
}

const Sent = ({ deliveries }: Pick<Status, 'deliveries'>) =>
  deliveries.length === 0 ? null : (
    <chakra.ul display="flex" flexDirection="column" gap="3">
      {deliveries.map((delivery) => (
        <chakra.li key={delivery.id} display="flex" flexDirection="column" gap="1">
          <chakra.span textStyle="smallMedium" overflowWrap="anywhere">
            <bdi>{delivery.job_title}</bdi>
          </chakra.span>
          <AtsDeliveryState delivery={delivery} />
        </chakra.li>
      ))}
    </chakra.ul>
  )

const Sending = ({
  userId,
  status: { configured, allowed, postings },
}: {
  userId: string
  status: Status
}) => {
  const { t } = useTranslation('ats')
  if (!configured)
    return (
      <chakra.p textStyle="small" color="fg.muted">
        {t('notConfigured')}
      </chakra.p>
    )
  if (!allowed)
    return (
      <Notice tone="warning" title={t('notAllowed')}>
        {t('notAllowedBody')}
      </Notice>
    )
  if (postings.length === 0) {
    return (
      <>
        <chakra.p color="fg.muted">{t('noPostings')}</chakra.p>
        <div>
          <AtsSignIn />
        </div>
      </>
    )
  }
  return <Choosing userId={userId} postings={postings} />
}

const Choosing = ({ userId, postings }: { userId: string } & Pick<Status, 'postings'>) => {
  const { t } = useTranslation('ats')
  const sentence = useErrorMessage()
  const sync = useMutation(atsMutations.syncCandidate(userId))
  const [chosen, setChosen] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === '') return setMissing(true)
    return sync.mutate(chosen, {
      onSuccess: ({ data, message }) =>
        (data.state === 'sent' ? notify.success : notify.info)({
          title: message ?? t('state.sent'),
        }),
    })
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4">
      <SelectField
        label={t('posting')}
        placeholder={t('choosePosting')}
        value={chosen}
        error={missing ? t('noJob') : undefined}
        options={postings.map(({ job_id: id, title }) => ({ value: id, label: title }))}
        onChange={(event) => {
          setChosen(event.target.value)
          setMissing(false)
          sync.reset()
        }}
      />
      {sync.error === null ? null : <Notice live tone="danger" title={sentence(sync.error)} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          loading={sync.isPending}
          loadingLabel={t('sending')}
        >
          {t('sendCandidate')}
        </Button>
        <AtsSignIn />
      </chakra.div>
    </chakra.form>
  )
}
