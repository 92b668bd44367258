import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Share } from '../../../features/candidate/shares.rules'
import { getShareLook } from '../../../features/candidate/share-looks'
import type { Matched } from '../../../features/recruiter/jobs/matched.queries'
import { formatList } from '../../../i18n/lists'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { excerptAround } from '../../../lib/excerpt'
import { MatchScore } from '../../../ui/charts/match-score'
import { Quote } from '../../../ui/layout/quote'
import { ShareBar, ShareKey } from '../../../ui/charts/share-bar'
import { toBar, sharesOfMatched } from '../../../features/candidate/matched-shares'

/**
 * What a candidate's score is made of: the bar, and every share in words. The shares that add are
 * the score.
 */
export const Explanation = ({ candidate }: { candidate: Matched }) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  const shares = sharesOfMatched(candidate)
  const added = new Set(shares.adds.map(({ skill }) => skill?.name))
  const gaps = shares.lacks.filter(({ skill }) => !added.has(skill?.name))
  const getLack = ({ skill }: Share) =>
    shares.lacks.find((lack) => skill !== null && lack.skill?.name === skill.name)?.points ?? 0
  const quotes = shares.adds.map(getQuote)
  return (
    <chakra.div minWidth="0">
      <MatchScore
        size="large"
        value={shares.score}
        percent={formatPercent(shares.score, language)}
        label={t('match')}
      />
      <chakra.div marginBlock="4">
        <ShareBar shares={toBar(shares)} />
      </chakra.div>
      <Part title={t('adds')}>
        {shares.adds.map((share, at) => (
          <Line
            key={share.id}
            share={share}
            at={at}
            points={`+${share.points}`}
            missing={getLack(share)}
            // The same words may show several skills; they are read once.
            quote={quotes.indexOf(quotes[at] ?? null) === at ? (quotes[at] ?? null) : null}
          />
        ))}
        <chakra.li
          display="flex"
          justifyContent="space-between"
          gap="3"
          paddingBlock="2"
          borderBlockStart="2px solid {colors.border.strong}"
          textStyle="smallStrong"
        >
          <span>{t('together')}</span>
          <Points>{`+${shares.score}`}</Points>
        </chakra.li>
      </Part>
      {shares.lacks.length === 0 ? (
        <chakra.p textStyle="small" color="fg.muted" marginBlockStart="3">
          {t('noGap')}
        </chakra.p>
      ) : null}
      {gaps.length === 0 ? null : (
        <Part title={t('lacks')}>
          {gaps.map((share, at) => (
            <Line key={share.id} share={share} at={at} points={`\u2212${share.points}`} />
          ))}
        </Part>
      )}
    </chakra.div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.div marginBlockStart="3">
    <chakra.h4 textStyle="smallStrong" marginBlockEnd="1">
      {title}
    </chakra.h4>
    <chakra.ul>{children}</chakra.ul>
  </chakra.div>
)

/** The words that show a skill, as far as they name it. */
const getQuote = ({ skill }: Share): string | null =>
  skill === null || skill.evidence === null ? null : excerptAround(skill.evidence, skill.name)

interface LineProps {
  share: Share
  at: number
  points: string
  /** The points that the skill would add in full. */
  missing?: number
  quote?: string | null
}

const Line = ({ share, at, points, missing = 0, quote = null }: LineProps) => {
  const { t } = useTranslation('matching')
  const { skill } = share
  return (
    <chakra.li display="flex" alignItems="baseline" gap="2" paddingBlock="1.5" textStyle="small">
      <ShareKey look={getShareLook(share, at)} />
      <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
        {skill === null ? <Whole share={share} /> : <bdi>{skill.name}</bdi>}
        {skill === null || skill.relation === 'exact' || skill.relation === 'none' ? null : (
          <Small>{t(`relation.${skill.relation}`)}</Small>
        )}
        {missing === 0 ? null : <Small>{t('partly', { count: missing })}</Small>}
        {quote === null ? null : (
          <Small>
            {t('shownBy')} <Quote>{quote}</Quote>
          </Small>
        )}
      </chakra.span>
      <Points>{points}</Points>
    </chakra.li>
  )
}

/** What is no skill: the role, the years, and words that the job and the candidate have in common. */
const Whole = ({ share: { kind, words } }: { share: Share }) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  const listed = formatList(words, language)
  return (
    <>
      {t(`whole.${kind === 'words' || kind === 'title' ? kind : 'experience'}`)}
      {words.length === 0 ? null : (
        <Small>{kind === 'title' ? t('roleWords', { words: listed }) : listed}</Small>
      )}
    </>
  )
}

const Small = ({ children }: { children: ReactNode }) => (
  <chakra.span display="block" textStyle="tiny" color="fg.muted">
    {children}
  </chakra.span>
)

/** A signed number keeps its sign before it. */
const Points = ({ children }: { children: string }) => (
  <chakra.bdi dir="ltr" textStyle="smallStrong" fontVariantNumeric="tabular-nums">
    {children}
  </chakra.bdi>
)
