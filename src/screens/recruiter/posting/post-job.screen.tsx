import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { ApiError } from '../../../api/api-error'
import { usePerson } from '../../../session/session-context'
import { postedJobMutations } from '../../../features/recruiter/jobs/posted-jobs.mutations'
import { postedJobQueries } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { readOption } from '../../../lib/search-values'
import { notify } from '../../../notify'
import { toEditJob, toPostedJob, toPostJob } from '../../../paths'
import { PageTitle } from '../../../ui/layout/panel'
import { EmptyState } from '../../../ui/feedback/states'
import { Tabs } from '../../../ui/layout/tabs'
import { FileSource, FormSource, LinkSource, TextSource } from './sources'

type Schemas = components['schemas']

const sources = ['link', 'file', 'text', 'form'] as const

/**
 * A new job, from wherever it is written already, or by hand. What is read is corrected on the page
 * of editing.
 */
const PostJobScreen = () => {
  const { t } = useTranslation('posting')
  const person = usePerson()
  return (
    <chakra.div maxWidth="measure">
      <PageTitle title={t('post.title')} intro={t('post.intro')} />
      {person?.companyDetail == null ? (
        <EmptyState title={t('post.noCompany')}>{t('post.noCompanyBody')}</EmptyState>
      ) : (
        <Sources />
      )}
    </chakra.div>
  )
}

const Sources = () => {
  const { t } = useTranslation('posting')
  const navigate = useNavigate()
  const { from }: { from?: unknown } = useSearch({ strict: false })
  const source = readOption(sources, from, 'link')
  const post = useMutation({
    ...postedJobMutations.post(),
    // The limit is no fault of the form, so it is said as a snackbar too (section 8.2).
    onError: (refusal) => {
      if (refusal instanceof ApiError && refusal.code === 'job_limit_reached')
        notify.error({ title: refusal.message })
    },
  })
  const done = (
    { data, message }: Schemas['PostedJobAnswer'],
    { source: given }: Schemas['PostJob'],
  ) => {
    notify.success({ title: message ?? t('done') })
    // A job that was read from a text is checked on the edit page first; one that was typed into
    // the form needs no check.
    void navigate({ to: given === 'form' ? toPostedJob(data.jid) : toEditJob(data.jid) })
  }
  const choose = (next: (typeof sources)[number]) => {
    post.reset()
    void navigate({ to: toPostJob(), search: next === 'link' ? {} : { from: next }, replace: true })
  }
  const given = { mutation: post, onDone: done }
  return (
    <>
      <RemainingJobs />
      <Tabs
        label={t('post.sources')}
        value={source}
        onValueChange={choose}
        items={sources.map((value) => ({ value, label: t(`source.${value}`) }))}
      >
        {source === 'link' ? <LinkSource {...given} /> : null}
        {source === 'file' ? <FileSource {...given} /> : null}
        {source === 'text' ? <TextSource {...given} /> : null}
        {source === 'form' ? <FormSource {...given} /> : null}
      </Tabs>
    </>
  )
}

/**
 * How many jobs the company may still have; left out until it is known, and where there is no
 * limit.
 */
const RemainingJobs = () => {
  const { t } = useTranslation('posting')
  const { language } = useLanguage()
  const { data } = useQuery(postedJobQueries.totals())
  if (data === undefined || data.limit === null) return null
  return (
    <chakra.p textStyle="small" color="fg.muted" marginBlockEnd="4">
      {t('post.room', {
        open: formatNumber(data.draft + data.published, language),
        limit: formatNumber(data.limit, language),
      })}
    </chakra.p>
  )
}

export default PostJobScreen
