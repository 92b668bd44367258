import { chakra } from '@chakra-ui/react/styled-system'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import { useTranslation } from 'react-i18next'
import { sharesOfMatched } from '../../../features/candidate/matched-shares'
import type { Matched } from '../../../features/recruiter/jobs/matched.queries'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { excerptAround } from '../../../lib/excerpt'
import { Icon } from '../../../ui/icons'
import { MatchScore } from '../../../ui/charts/match-score'
import { Quote } from '../../../ui/layout/quote'
import { ScoreNumber } from '../../../ui/charts/score'
import { Badge } from '../../../ui/feedback/status-badge'
import type { SkillCell } from './compared-skills.rules'

const looks = {
  has: { icon: CircleCheck, color: 'success.fg' },
  part: { icon: CircleDashed, color: 'warning.fg' },
  missing: { icon: CircleX, color: 'danger.fg' },
} as const

/** The score, and what its points are for; the skills stand one by one below. */
export const ScoreInParts = ({ candidate }: { candidate: Matched }) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  const { score, adds } = sharesOfMatched(candidate)
  const parts = (['skill', 'title', 'experience', 'words'] as const).map((kind) => ({
    kind,
    points: adds.reduce((sum, share) => (share.kind === kind ? sum + share.points : sum), 0),
  }))
  return (
    <>
      <MatchScore value={score} percent={formatPercent(score, language)} label={t('match')} />
      <chakra.ul marginBlockStart="2" textStyle="tiny" color="fg.muted">
        {parts
          .filter(({ points }) => points > 0)
          .map(({ kind, points }) => (
            <chakra.li key={kind} display="flex" justifyContent="space-between" gap="2">
              {t(kind === 'skill' ? 'table.skills' : `whole.${kind}`)}
              <chakra.bdi dir="ltr" fontVariantNumeric="tabular-nums">{`+${points}`}</chakra.bdi>
            </chakra.li>
          ))}
      </chakra.ul>
    </>
  )
}

/** One candidate's level of one skill; a missing skill is stated in words. */
export const SkillFacts = ({ name, cell }: { name: string; cell: SkillCell }) => {
  const { t } = useTranslation('matching')
  const { state, relation, level, years, evidence } = cell
  const { icon, color } = looks[state]
  return (
    <>
      <chakra.span
        display="flex"
        alignItems="center"
        gap="1.5"
        color={color}
        textStyle="smallStrong"
      >
        <Icon of={icon} size={16} />
        {t(`table.state.${state}`)}
      </chakra.span>
      {state === 'missing' ? null : (
        <chakra.span display="block">
          {t('table.level', { level })}
          {years === null ? null : ` · ${t('table.years', { count: years })}`}
        </chakra.span>
      )}
      {relation === 'exact' || relation === 'none' ? null : (
        <chakra.span display="block" textStyle="tiny" color="fg.muted">
          {t(`relation.${relation}`)}
        </chakra.span>
      )}
      {evidence === null ? null : (
        <chakra.span display="block" textStyle="tiny" color="fg.muted">
          <Quote>{excerptAround(evidence, name)}</Quote>
        </chakra.span>
      )}
    </>
  )
}

const tones = {
  passed: 'success',
  failed: 'danger',
  provisional: 'warning',
  in_progress: 'accent',
  cancelled: 'neutral',
  redo: 'neutral',
  not_taken: 'outline',
} as const satisfies Record<Matched['english_outcome'], string>

/** What the last attempt came to, with its score once that is settled. */
export const Assessment = ({
  outcome,
  score,
}: {
  outcome: Matched['english_outcome']
  score: number | null
}) => {
  const { t } = useTranslation('matching')
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <Badge tone={tones[outcome]}>{t(`table.outcome.${outcome}`)}</Badge>
      {score === null ? null : <ScoreNumber score={score} />}
    </chakra.span>
  )
}
