import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { postedJobMutations } from '../../../features/recruiter/jobs/posted-jobs.mutations'
import {
  type PostedJob,
  postedJobQueries,
} from '../../../features/recruiter/jobs/posted-jobs.queries'
import { formatList } from '../../../i18n/lists'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { toPostedJob, toRecruiterDashboard } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { Notice } from '../../../ui/feedback/notice'
import { PageTitle } from '../../../ui/layout/panel'
import { JobFormPanel, useJobForm } from './job-form'
import { toFields, toForm, openFacts } from './job-form.rules'
import { OneJob } from './one-job'
import { TextForm } from './text-form'

/**
 * Edits a job: all of it, or its text alone. The values that were read from a text are checked here
 * before it is posted.
 */
const EditJobScreen = () => {
  const { t } = useTranslation('posting')
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const { part }: { part?: unknown } = useSearch({ strict: false })
  const isOnlyText = part === 'text'
  return (
    <OneJob
      query={useQuery({
        ...postedJobQueries.one(id),
        refetchInterval: false,
        refetchOnWindowFocus: false,
      })}
    >
      {(job) => (
        <chakra.div maxWidth="measure">
          <Breadcrumbs
            label={t('path')}
            links={[
              <Link key="jobs" to={toRecruiterDashboard()}>
                {t('jobs')}
              </Link>,
              <Link key="job" to={toPostedJob(job.jid)}>
                <bdi>{job.title === '' ? t('untitled') : job.title}</bdi>
              </Link>,
            ]}
            here={isOnlyText ? t('edit.textTitle') : t('edit.title')}
          />
          <PageTitle
            title={
              isOnlyText
                ? t('edit.textTitle')
                : job.status === 'draft'
                  ? t('edit.draftTitle')
                  : t('edit.title')
            }
          />
          {isOnlyText ? (
            <TextForm key={job.jid} job={job} />
          ) : (
            <WholeForm key={job.jid} job={job} />
          )}
        </chakra.div>
      )}
    </OneJob>
  )
}

const WholeForm = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('posting')
  const navigate = useNavigate()
  const change = useMutation(postedJobMutations.change(job.jid))
  const isPublished = job.status !== 'draft'
  const form = useJobForm(toForm(job))
  return (
    <>
      {isPublished || job.source === 'form' ? null : <WhatWasRead job={job} source={job.source} />}
      <JobFormPanel
        form={form}
        published={isPublished}
        mutation={change}
        failed={isPublished ? t('edit.failed') : t('post.failed')}
        cancel={
          <LinkButton variant="subtle">
            <Link to={toPostedJob(job.jid)}>{t('edit.cancel')}</Link>
          </LinkButton>
        }
        toRequest={(values, publish) => ({ job: toFields(values), publish })}
        onDone={({ message }) => {
          notify.success({ title: message ?? t('done') })
          void navigate({ to: toPostedJob(job.jid) })
        }}
      />
    </>
  )
}

/** Says that what stands in the form was read, and what was not found. */
const WhatWasRead = ({
  job,
  source,
}: {
  job: PostedJob
  source: Exclude<PostedJob['source'], 'form'>
}) => {
  const { t } = useTranslation('posting')
  const { language } = useLanguage()
  const open = openFacts(job).map((fact) => t(`form.${fact}`))
  return (
    <chakra.div marginBlockEnd="5">
      <Notice tone={open.length === 0 ? 'info' : 'warning'} title={t(`edit.read.${source}`)}>
        {open.length === 0
          ? t('edit.readWhole')
          : t('edit.readOpen', { facts: formatList(open, language) })}
      </Notice>
    </chakra.div>
  )
}

export default EditJobScreen
