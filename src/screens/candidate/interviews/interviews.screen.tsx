import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../../machines/interview/interview.machine'
import { ownInterviewMutations } from '../../../features/interview/interview.mutations'
import {
  type OwnInterview,
  ownInterviewQueries,
} from '../../../features/interview/interview.queries'
import { Loaded } from '../../../loading/loaded'
import { ownTimeZone } from '../../../lib/own-time-zone'
import { toPage } from '../../../lib/search-values'
import { toMatchingJobs } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { PageTitle } from '../../../ui/layout/panel'
import { Pagination } from '../../../ui/lists/pagination'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { EmptyState } from '../../../ui/feedback/states'
import { InterviewCard } from './interview-card'

/**
 * A candidate's own interviews. Those that are not over come first, with the next one at the top.
 */
const InterviewsScreen = () => {
  const { t } = useTranslation('interviews')
  const navigate = useNavigate()
  const page = toPage(
    useSearch({ strict: false, select: (search: Record<string, unknown>) => search['page'] }),
  )
  const own = useQuery(ownInterviewQueries.list(page))
  const interviews = own.data?.interviews ?? []
  const { mutate: tellZone } = useMutation(ownInterviewMutations.opened())
  const isAny = interviews.length > 0
  // The page does not wait for this call, and the next visit makes it again if it fails.
  useEffect(() => {
    if (isAny) tellZone(ownTimeZone())
  }, [isAny, tellZone])
  const over = interviews
    .filter(({ status }) => isOver(status))
    .toSorted((one, other) => other.scheduled_at.localeCompare(one.scheduled_at))
  const coming = interviews
    .filter(({ status }) => !isOver(status))
    .toSorted((one, other) => one.scheduled_at.localeCompare(other.scheduled_at))
  return (
    <>
      <PageTitle title={t('own.title')} intro={t('own.intro')} />
      <Loaded
        query={own}
        labels={{ loading: t('own.loading'), failed: t('own.failed') }}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="4" maxWidth="measure">
            <Skeleton height="200px" />
            <Skeleton height="200px" />
          </chakra.div>
        }
      >
        {(data) =>
          isAny ? (
            <chakra.div display="flex" flexDirection="column" gap="8">
              <Group title={t('own.coming')} none={t('own.noneComing')} interviews={coming} />
              {over.length === 0 ? null : <Group title={t('own.over')} none="" interviews={over} />}
              {data.pages > 1 ? (
                <Pagination
                  label={t('own.pages')}
                  previousLabel={t('own.previous')}
                  nextLabel={t('own.next')}
                  pageLabel={(at) => t('own.page', { page: at })}
                  page={page}
                  pages={data.pages}
                  onPage={(wanted) =>
                    void navigate({ to: '.', search: wanted === 1 ? {} : { page: wanted } })
                  }
                />
              ) : null}
            </chakra.div>
          ) : (
            <EmptyState
              title={t('own.none')}
              action={
                <LinkButton size="sm" variant="secondary">
                  <Link to={toMatchingJobs()}>{t('own.toJobs')}</Link>
                </LinkButton>
              }
            >
              {t('own.noneBody')}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  )
}

const Group = ({
  title,
  none,
  interviews,
}: {
  title: string
  none: string
  interviews: readonly OwnInterview[]
}) => (
  <chakra.section aria-label={title}>
    <chakra.h2 textStyle="h2" marginBlockEnd="3">
      {title}
    </chakra.h2>
    {interviews.length === 0 ? <chakra.p color="fg.muted">{none}</chakra.p> : null}
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
      alignItems="start"
    >
      {interviews.map((interview) => (
        <li key={interview.id}>
          <InterviewCard interview={interview} />
        </li>
      ))}
    </chakra.ul>
  </chakra.section>
)

export default InterviewsScreen
