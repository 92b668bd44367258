import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Share } from '../../../features/candidate/shares.rules'
import { lookOf } from '../../../features/candidate/share-looks'
import type { Matched } from '../../../features/recruiter/matched.queries'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { MatchScore } from '../../../ui/match-score'
import { ShareBar, ShareKey } from '../../../ui/share-bar'
import { barOf, sharesOfMatched } from './matched-shares'

/**
 * What a candidate's score is made of: the bar, and every share in words. The shares that add are
 * the score.
 */
export const Explanation = ({ candidate, size }: { candidate: Matched; size: 'row' | 'large' }) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  const shares = sharesOfMatched(candidate)
  return (
    <chakra.div minWidth="0">
      <MatchScore
        size={size}
        value={shares.score}
        percent={formatPercent(shares.score, language)}
        label={t('match')}
      />
      <chakra.div marginBlock="4">
        <ShareBar shares={barOf(shares)} />
      </chakra.div>
      <Part title={t('adds')}>
        {shares.adds.map((share, at) => (
          <Line key={share.id} share={share} at={at} points={`+${share.points}`} />
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
      ) : (
        <Part title={t('lacks')}>
          {shares.lacks.map((share, at) => (
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

const Line = ({ share, at, points }: { share: Share; at: number; points: string }) => {
  const { t } = useTranslation('matching')
  return (
    <chakra.li display="flex" alignItems="baseline" gap="2" paddingBlock="1.5" textStyle="small">
      <ShareKey look={lookOf(share, at)} />
      <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
        {share.skill === null ? (
          t(`whole.${share.kind === 'title' ? 'title' : 'experience'}`)
        ) : (
          <bdi>{share.skill.name}</bdi>
        )}
        {share.skill === null ||
        share.skill.relation === 'exact' ||
        share.skill.relation === 'none' ? null : (
          <chakra.span display="block" textStyle="tiny" color="fg.muted">
            {t(`relation.${share.skill.relation}`)}
          </chakra.span>
        )}
      </chakra.span>
      <Points>{points}</Points>
    </chakra.li>
  )
}

/** A signed number keeps its sign before it. */
const Points = ({ children }: { children: string }) => (
  <chakra.bdi dir="ltr" textStyle="smallStrong" fontVariantNumeric="tabular-nums">
    {children}
  </chakra.bdi>
)
