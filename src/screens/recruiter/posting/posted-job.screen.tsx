import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { DeleteJob } from '../../../features/recruiter/jobs/delete-job'
import { JobStatus } from '../../../features/recruiter/jobs/job-status'
import { postedJobMutations } from '../../../features/recruiter/jobs/posted-jobs.mutations'
import {
  type PostedJob,
  postedJobQueries,
} from '../../../features/recruiter/jobs/posted-jobs.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { toCompanySettings, toEditJob, toRecruiterDashboard } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { Columns } from '../../../ui/layout/columns'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { TextLink } from '../../../ui/link'
import { Notice } from '../../../ui/feedback/notice'
import { PageTitle, Panel } from '../../../ui/layout/panel'
import { AtsPanel } from './ats-panel'
import { BestCandidates } from './best-candidates'
import { JobFactsPanel } from './job-facts-panel'
import { OneJob } from './one-job'

const PostedJobScreen = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  return <OneJob query={useQuery(postedJobQueries.one(id))}>{(job) => <Shown job={job} />}</OneJob>
}

const Shown = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('posting')
  const isAdmin = usePerson()?.role === 'recruiter admin'
  const title = job.title === '' ? t('untitled') : job.title
  return (
    <>
      <Breadcrumbs
        label={t('path')}
        links={[
          <Link key="dashboard" to={toRecruiterDashboard()}>
            {t('jobs')}
          </Link>,
        ]}
        here={title}
      />
      <PageTitle
        title={<bdi>{title}</bdi>}
        intro={<bdi>{job.company_name}</bdi>}
        aside={<JobStatus status={job.status} />}
        action={<Actions job={job} />}
      />
      <Columns>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <BestCandidates job={job} />
          <Panel
            title={t('view.text')}
            titleEnd={
              <TextLink tone="strong">
                <Link to={toEditJob(job.jid)} search={{ part: 'text' }}>
                  {t('view.editText')}
                </Link>
              </TextLink>
            }
          >
            <chakra.p dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="measure">
              {job.description === '' ? t('view.noText') : job.description}
            </chakra.p>
          </Panel>
          <Skills job={job} />
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <JobFactsPanel job={job} />
          <AtsPanel job={job} />
          {isAdmin ? (
            <TextLink tone="strong">
              <Link to={toCompanySettings()} search={{ job: job.jid }}>
                {t('view.company', { company: `\u2068${job.company_name}\u2069` })}
              </Link>
            </TextLink>
          ) : null}
        </chakra.div>
      </Columns>
    </>
  )
}

const Actions = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('posting')
  const navigate = useNavigate()
  const sentence = useErrorMessage()
  const publish = useMutation(postedJobMutations.publish(job.jid))
  const [asking, setAsking] = useState(false)
  const post = () =>
    publish.mutate(undefined, {
      onSuccess: ({ message }) => notify.success({ title: message ?? t('done') }),
    })
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" alignItems={{ md: 'flex-end' }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        css={{ '@media (max-width: 767.98px)': { '& > *': { flexGrow: '1' } } }}
      >
        <Button variant="subtle" onClick={() => setAsking(true)}>
          {t('view.delete')}
        </Button>
        <LinkButton variant="secondary">
          <Link to={toEditJob(job.jid)}>{t('view.edit')}</Link>
        </LinkButton>
        {job.status === 'draft' ? (
          <Button
            variant="primary"
            loading={publish.isPending}
            loadingLabel={t('form.posting')}
            onClick={post}
          >
            {t('form.post')}
          </Button>
        ) : null}
      </chakra.div>
      {publish.error === null ? null : (
        <Notice live tone="danger" title={t('post.failed')}>
          {sentence(publish.error)} {t('view.lacks')}
        </Notice>
      )}
      <DeleteJob
        open={asking}
        job={job}
        onClose={() => setAsking(false)}
        onDone={() => void navigate({ to: toRecruiterDashboard() })}
      />
    </chakra.div>
  )
}

const Skills = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('posting')
  return (
    <Panel title={t('form.skills')}>
      {job.skills.length === 0 ? <p>{t('view.noSkills')}</p> : null}
      {(['required', 'preferred'] as const).map((importance) => {
        const skills = job.skills.filter((skill) => skill.importance === importance)
        return skills.length === 0 ? null : (
          <chakra.div key={importance} marginBlockStart="3" _first={{ marginBlockStart: '0' }}>
            <chakra.h3 textStyle="smallStrong" marginBlockEnd="2">
              {t(`importance.${importance}`)}
            </chakra.h3>
            <chakra.ul display="flex" flexWrap="wrap" gap="2">
              {skills.map(({ name, ref_skill: ref }) => (
                <chakra.li
                  key={ref ?? name}
                  paddingInline="3"
                  paddingBlock="1"
                  borderRadius="badge"
                  bg="bg.sunken"
                  textStyle="small"
                >
                  <bdi>{name}</bdi>
                </chakra.li>
              ))}
            </chakra.ul>
          </chakra.div>
        )
      })}
    </Panel>
  )
}

export default PostedJobScreen
