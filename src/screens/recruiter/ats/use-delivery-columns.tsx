import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AtsStateBadge, useAtsReason } from '../../../features/recruiter/ats/ats-delivery'
import { atsMutations } from '../../../features/recruiter/ats/ats.mutations'
import type { AtsDelivery } from '../../../features/recruiter/ats/ats.queries'
import { formatDateTime } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { toCandidateSeen, toPostedJob } from '../../../paths'
import { Button } from '../../../ui/button'
import type { Column } from '../../../ui/lists/data-table'
import { TextLink } from '../../../ui/link'
import { None } from '../../../ui/lists/none'

/**
 * The columns of a delivery: its kind, the person, its state with the reason, and a button to send
 * it again.
 */
export function useDeliveryColumns(): Column<AtsDelivery>[] {
  const { t } = useTranslation('ats')
  const { language } = useLanguage()
  const reason = useAtsReason()
  return [
    {
      id: 'created_at',
      header: t('column.at'),
      cell: ({ created_at: at }) => formatDateTime(at, language),
    },
    { id: 'job_title', header: t('column.what'), cell: (delivery) => <What delivery={delivery} /> },
    {
      id: 'company_name',
      header: t('column.company'),
      cell: ({ company_name: company }) => <bdi>{company}</bdi>,
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ state }) => <AtsStateBadge state={state} />,
    },
    {
      id: 'tries',
      header: t('column.tries'),
      align: 'end',
      cell: ({ tries }) => formatNumber(tries, language),
    },
    {
      id: 'reason',
      header: t('column.reason'),
      cell: (delivery) => {
        const explained = reason(delivery)
        return explained === null ? (
          <None />
        ) : (
          <chakra.span whiteSpace="normal">{explained}</chakra.span>
        )
      },
    },
    {
      id: 'again',
      header: t('column.again'),
      headerHidden: true,
      cell: (delivery) => (delivery.state === 'failed' ? <Again delivery={delivery} /> : null),
    },
  ]
}

/** The job, and the candidate who goes to it. */
const What = ({ delivery }: { delivery: AtsDelivery }) => (
  <chakra.span
    display="flex"
    flexDirection="column"
    alignItems="flex-start"
    gap="1.5"
    paddingBlock="1.5"
  >
    <TextLink>
      <Link to={toPostedJob(delivery.job_id)}>
        <bdi>{delivery.job_title}</bdi>
      </Link>
    </TextLink>
    {delivery.candidate_id === null ? null : (
      <TextLink tone="muted">
        <Link to={toCandidateSeen()} search={{ id: delivery.candidate_id }}>
          <bdi>{delivery.candidate_name}</bdi>
        </Link>
      </TextLink>
    )}
  </chakra.span>
)

const Again = ({ delivery }: { delivery: AtsDelivery }) => {
  const { t } = useTranslation('ats')
  const sentence = useErrorMessage()
  const again = useMutation(atsMutations.sendAgain())
  const raise = { sent: notify.success, queued: notify.info, failed: notify.error } as const
  const send = () =>
    again.mutate(delivery.id, {
      onSuccess: ({ data, message }) =>
        raise[data.state]({ title: message ?? t(`state.${data.state}`) }),
      onError: (error) => notify.error({ title: sentence(error) }),
    })
  const about = `\u2068${delivery.candidate_name ?? delivery.job_title}\u2069`
  return (
    <Button
      size="xs"
      variant="secondary"
      aria-label={t('sendAgainOf', { about })}
      loading={again.isPending}
      loadingLabel={t('sending')}
      onClick={send}
    >
      {t('sendAgain')}
    </Button>
  )
}
