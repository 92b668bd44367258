import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CandidateCell } from '../../../features/recruiter/people/candidate-cell'
import { Loaded } from '../../../loading/loaded'
import { sharesOfMatched } from '../../../features/candidate/matched-shares'
import { type Matched, matchedQueries } from '../../../features/recruiter/jobs/matched.queries'
import { PokeDialog } from '../../../features/recruiter/jobs/poke-dialog'
import type { PostedJob } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { useSkillsNamed } from '../../../features/recruiter/jobs/use-skills-named'
import { formatDate } from '../../../i18n/dates'
import { formatNumber, formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toMatchingCandidates } from '../../../paths'
import { Button } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { MatchScore } from '../../../ui/charts/match-score'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** The number of candidates shown, and of skills named on each side. */
const BEST = 5
const NAMED = 3

/**
 * The candidates who match a job best, each with the score and its reasons. They can be invited
 * here, and a link leads to all of them.
 */
export const BestCandidates = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  const best = useQuery(
    matchedQueries.list(language, job.jid, { page: 1, limit: BEST, sort: '-score' }),
  )
  const total = best.data?.total ?? 0
  const [asked, setAsked] = useState<readonly Matched[]>([])
  const [isAsking, setAsking] = useState(false)
  const ask = (candidate: Matched) => {
    setAsked([candidate])
    setAsking(true)
  }
  return (
    <Panel
      title={t('best.title')}
      titleEnd={
        total === 0 ? undefined : (
          <TextLink tone="strong">
            <Link to={toMatchingCandidates(job.jid)}>
              {t('best.all', { count: total, number: formatNumber(total, language) })}
            </Link>
          </TextLink>
        )
      }
    >
      <Loaded
        level={3}
        query={best}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="240px" />}
      >
        {({ results, loading, listedAbove }) =>
          loading || results.length === 0 ? (
            <chakra.p color="fg.muted">
              {loading
                ? `${t('ranking')}. ${t('rankingBody')}`
                : t('noneBody', { percent: formatPercent(listedAbove * 100, language) })}
            </chakra.p>
          ) : (
            <chakra.ol>
              {results.map((candidate) => (
                <Best
                  key={candidate.user_id}
                  candidate={candidate}
                  // The server invites nobody to a job that cannot be applied for.
                  onInvite={job.status === 'published' ? () => ask(candidate) : null}
                />
              ))}
            </chakra.ol>
          )
        }
      </Loaded>
      <PokeDialog open={isAsking} jobId={job.jid} people={asked} onClose={() => setAsking(false)} />
    </Panel>
  )
}

const Best = ({ candidate, onInvite }: { candidate: Matched; onInvite: (() => void) | null }) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  const named = useSkillsNamed()
  const { score } = sharesOfMatched(candidate)
  const why = [
    [t('column.match'), candidate.job_match],
    [t('column.gap'), candidate.job_gap],
  ] as const
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) 72px', md: '200px minmax(0, 1fr) 72px 88px' }}
      columnGap="5"
      rowGap="2"
      paddingBlock="3"
      borderBlockStartWidth="1px"
      borderColor="border"
      _first={{ borderBlockStartWidth: '0', paddingBlockStart: '0' }}
      _last={{ paddingBlockEnd: '0' }}
    >
      <CandidateCell candidate={candidate} below={candidate.current_title} />
      <chakra.dl
        gridColumn={{ base: '1 / -1', md: '2' }}
        gridRow={{ base: '2', md: '1' }}
        textStyle="small"
        minWidth="0"
      >
        {why.map(([name, skills]) =>
          skills.length === 0 ? null : (
            <chakra.div key={name} display="flex" flexWrap="wrap" columnGap="2">
              <chakra.dt color="fg.muted">{name}</chakra.dt>
              <chakra.dd overflowWrap="anywhere">{named(skills, NAMED)}</chakra.dd>
            </chakra.div>
          ),
        )}
      </chakra.dl>
      <chakra.div gridColumn={{ base: '2', md: '3' }} gridRow="1">
        <MatchScore value={score} percent={formatPercent(score, language)} label={t('match')} />
      </chakra.div>
      <chakra.div
        gridColumn={{ base: '1 / -1', md: '4' }}
        gridRow={{ base: '3', md: '1' }}
        textAlign={{ md: 'end' }}
        _empty={{ display: 'none' }}
      >
        <Invite candidate={candidate} onInvite={onInvite} />
      </chakra.div>
    </chakra.li>
  )
}

/**
 * The button that invites a candidate to apply, or the date on which that was done: nobody is
 * invited twice.
 */
const Invite = ({
  candidate: { full_name: name, poked_at: invitedAt },
  onInvite,
}: {
  candidate: Matched
  onInvite: (() => void) | null
}) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  if (invitedAt !== null)
    return (
      <chakra.span textStyle="tiny" color="fg.muted">
        {t('act.poked', { date: formatDate(invitedAt, language) })}
      </chakra.span>
    )
  if (onInvite === null) return null
  return (
    <Button size="xs" variant="secondary" aria-label={t('act.pokeOf', { name })} onClick={onInvite}>
      {t('act.poke')}
    </Button>
  )
}
