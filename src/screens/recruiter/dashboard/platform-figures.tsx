import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figureQueries } from '../../../features/recruiter/jobs/figures.queries'
import { Loaded } from '../../../loading/loaded'
import { formatClock, formatNumber, formatPercent } from '../../../i18n/numbers'
import { formatSpan } from '../../../i18n/spans'
import { useLanguage } from '../../../i18n/use-language'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { OutcomeMonths, TimeMonths } from './figure-months'

const registrations = [
  'registered_users',
  'new_candidate_count',
  'admin_approved',
  'auto_approved',
  'completed_all_assessments',
  'english_assessment_candidates',
  'annotation_assessment_candidates',
  'passed',
  'failed',
  'cancelled',
  'retaken_assessment_count',
  'more_than_twice_retaken',
] as const
const times = {
  english: ['overall', 'writing', 'mcq', 'speaking'],
  annotation: ['overall', 'part1', 'part2', 'part3', 'part4', 'part5', 'part6', 'part7', 'part8'],
} as const

/** The figures between two days: counted, drawn by month, and how long things take. */
export const PlatformFigures = ({ from, to }: { from: string; to: string }) => {
  const { t } = useTranslation('figures')
  return (
    <Loaded
      query={useQuery(figureQueries.stats({ from, to }))}
      labels={{ loading: t('loading'), failed: t('failed') }}
      skeleton={<Skeleton height="420px" />}
    >
      {(stats) => (
        <chakra.div display="flex" flexDirection="column" gap="5">
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', '2xl': 'repeat(2, minmax(0, 1fr))' }}
            gap="5"
          >
            <OutcomeMonths months={stats.months} />
            <TimeMonths months={stats.months} />
          </chakra.div>
          <chakra.div
            display="grid"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              xl: 'repeat(2, minmax(0, 1fr))',
              '2xl': 'repeat(3, minmax(0, 1fr))',
            }}
            gap="5"
            alignItems="start"
          >
            <Column>
              <Panel title={t('counted')}>
                <Facts
                  facts={registrations.map((id) => [
                    id,
                    t(`count.${id}`),
                    <Count key={id} value={stats[id]} />,
                  ])}
                />
              </Panel>
            </Column>
            <Column>
              <Panel title={t('times')} titleEnd={t('unit')}>
                <Facts
                  facts={[
                    [
                      'first',
                      t('time.first'),
                      <Span key="first" seconds={stats.signup_to_assessment_time} />,
                    ],
                    ['answer', t('time.answer'), clock(stats.average_time_to_answer)],
                    ...times.english.map(
                      (part) =>
                        [
                          `english-${part}`,
                          t(`time.english.${part}`),
                          clock(stats.average_times.english[part]),
                        ] as const,
                    ),
                  ]}
                />
              </Panel>
              <Panel title={t('annotationTimes')} titleEnd={t('unit')}>
                <Facts
                  facts={times.annotation.map(
                    (part) =>
                      [
                        part,
                        part === 'overall'
                          ? t('time.annotation')
                          : t('time.part', { number: part.replace('part', '') }),
                        clock(stats.average_times.annotation[part]),
                      ] as const,
                  )}
                />
              </Panel>
            </Column>
          </chakra.div>
        </chakra.div>
      )}
    </Loaded>
  )
}

/**
 * Panels of unequal heights one below the other, so that no gap comes between them; side by side
 * where there is room for all.
 */
const Column = ({ children }: { children: ReactNode }) => (
  <chakra.div
    display={{ base: 'flex', '2xl': 'contents' }}
    flexDirection="column"
    gap="5"
    minWidth="0"
  >
    {children}
  </chakra.div>
)

/** Section 9: mm:ss, 00:00 where there is nothing to average. */
const clock = (seconds: number | null): ReactNode => <bdi>{formatClock(seconds ?? 0)}</bdi>

/** Days pass from signing up on, so what is longer than an hour is said in words. */
const Span = ({ seconds }: { seconds: number | null }) => {
  const { language } = useLanguage()
  return <bdi>{formatSpan(seconds ?? 0, language)}</bdi>
}

const Count = ({ value }: { value: number }) => {
  const { language } = useLanguage()
  return <bdi>{formatNumber(value, language)}</bdi>
}

/** Names with their numbers at the end of the line. */
const Facts = ({
  facts,
}: {
  facts: readonly (readonly [id: string, name: string, value: ReactNode])[]
}) => (
  <chakra.dl textStyle="small">
    {facts.map(([id, name, value]) => (
      <chakra.div
        key={id}
        display="flex"
        justifyContent="space-between"
        gap="4"
        paddingBlock="2"
        borderBlockEnd="1px solid {colors.border}"
        _last={{ borderBlockEnd: 'none' }}
      >
        <chakra.dt color="fg.muted">{name}</chakra.dt>
        <chakra.dd fontWeight="600" fontVariantNumeric="tabular-nums">
          {value}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)

/** Jobs, candidates and who is employed, citizens apart. */
export const PlatformCounts = () => {
  const { t } = useTranslation('figures')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <Loaded
      query={useQuery(figureQueries.counts())}
      labels={{ loading: t('loading'), failed: t('failed') }}
      skeleton={<CountsSkeleton />}
    >
      {({
        unique_jobs: jobs,
        community_members: members,
        registered_employees: employees,
        emiratisation: { emirati, others, rate },
      }) => (
        <chakra.section
          aria-label={t('platform')}
          bg="bg.surface"
          borderWidth="1px"
          borderColor="border"
          borderRadius="panel"
          overflow="hidden"
        >
          <chakra.dl
            display="grid"
            gridTemplateColumns={{
              base: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(4, minmax(0, 1fr))',
            }}
            gap="1px"
            bg="border"
          >
            <Figure name={t('uniqueJobs')} value={number(jobs)} />
            <Figure name={t('members')} value={number(members)} />
            <Figure name={t('employees')} value={number(employees)} />
            <Figure
              name={t('emiratisation')}
              value={rate === null ? '–' : formatPercent(rate * 100, language)}
              more={t('emiratisationParts', { emirati: number(emirati), others: number(others) })}
            />
          </chakra.dl>
        </chakra.section>
      )}
    </Loaded>
  )
}

/**
 * As much room as they take: two lines of two on a phone, where the second names two numbers more.
 */
const CountsSkeleton = () => (
  <chakra.div
    css={{ '--figure': 'calc(32px + var(--line-small) + var(--line-h1))' }}
    height={{
      base: 'calc(2 * var(--figure) + var(--line-small) + 3px)',
      lg: 'calc(var(--figure) + var(--line-small) + 2px)',
    }}
  >
    <Skeleton height="100%" />
  </chakra.div>
)

const Figure = ({ name, value, more }: { name: string; value: string; more?: string }) => (
  <chakra.div bg="bg.surface" paddingBlock="4" paddingInline={{ base: '4', md: '6' }}>
    <chakra.dt textStyle="small" color="fg.muted">
      {name}
    </chakra.dt>
    <chakra.dd fontVariantNumeric="tabular-nums">
      <chakra.bdi textStyle="h1">{value}</chakra.bdi>
      {more === undefined ? null : (
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {more}
        </chakra.span>
      )}
    </chakra.dd>
  </chakra.div>
)
