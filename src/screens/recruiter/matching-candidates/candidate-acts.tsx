import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AtsStateBadge } from '../../../features/recruiter/ats/ats-delivery'
import { atsMutations } from '../../../features/recruiter/ats/ats.mutations'
import { atsQueries } from '../../../features/recruiter/ats/ats.queries'
import type { Matched } from '../../../features/recruiter/jobs/matched.queries'
import type { PostedJob } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { formatDate } from '../../../i18n/dates'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'

/** What is asked about in a dialog before it is done. */
export type Act = 'poke' | 'interview' | 'note'

interface CandidateActsProps {
  job: PostedJob
  candidate: Matched
  onAct: (act: Act) => void
}

/** What a recruiter can do with a candidate for this job. */
export const CandidateActs = ({ job, candidate, onAct }: CandidateActsProps) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  const name = candidate.full_name
  const button = (act: Act) => (
    <Button
      size="xs"
      variant="secondary"
      aria-label={t(`act.${act}Of`, { name })}
      onClick={() => onAct(act)}
    >
      {t(`act.${act}`)}
    </Button>
  )
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
      {candidate.poked_at === null ? (
        button('poke')
      ) : (
        <chakra.span textStyle="tiny" color="fg.muted" flexBasis="100%">
          {t('act.poked', { date: formatDate(candidate.poked_at, language) })}
        </chakra.span>
      )}
      {job.status === 'published' ? button('interview') : null}
      {button('note')}
      {job.external_job_id === null ? null : <ToAts job={job} candidate={candidate} />}
    </chakra.div>
  )
}

/** Sends a candidate to the job's posting in the applicant tracking system, where that is open. */
const ToAts = ({ job, candidate }: Omit<CandidateActsProps, 'onAct'>) => {
  const { t } = useTranslation('matching')
  const { t: tAts } = useTranslation('ats')
  const sentence = useErrorMessage()
  const { data: status } = useQuery(atsQueries.about({ candidate_id: candidate.user_id }))
  const sync = useMutation(atsMutations.syncCandidate(candidate.user_id))
  const delivery = status?.deliveries.find(({ job_id: id }) => id === job.jid)
  if (delivery !== undefined && delivery.state !== 'failed')
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="1.5" textStyle="tiny">
        {t('act.ats')} <AtsStateBadge state={delivery.state} />
      </chakra.span>
    )
  if (status?.configured !== true || !status.allowed) return null
  return (
    <Button
      size="xs"
      variant="secondary"
      aria-label={t('act.sendOf', { name: candidate.full_name })}
      loading={sync.isPending}
      loadingLabel={tAts('sending')}
      onClick={() =>
        sync.mutate(job.jid, {
          onSuccess: ({ data, message }) =>
            (data.state === 'sent' ? notify.success : notify.info)({
              title: message ?? tAts('state.sent'),
            }),
          onError: (error) => notify.error({ title: sentence(error) }),
        })
      }
    >
      {t('act.send')}
    </Button>
  )
}
