import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobSkill, Share, Shares } from '../../../features/candidate/shares.rules'
import { formatList } from '../../../i18n/lists'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { excerptAround } from '../../../lib/excerpt'
import { LevelLine } from '../../../ui/charts/level-line'
import { Panel } from '../../../ui/layout/panel'
import { Quote } from '../../../ui/layout/quote'
import { ShareKey } from '../../../ui/charts/share-bar'
import { Badge } from '../../../ui/feedback/status-badge'
import { getShareLook } from '../../../features/candidate/share-looks'

/**
 * The shares that raise the score, one line for each: its name, its evidence, and its points.
 * Together they are the score.
 */
export const AddsPanel = ({ shares }: { shares: Shares }) => {
  const { t } = useTranslation('jobs')
  const count = shares.adds.filter(({ kind }) => kind === 'skill').length
  return (
    <Panel title={t('adds.title', { count })}>
      <chakra.ul>
        {shares.adds.map((share, at) => (
          <AddRow key={share.id} share={share} at={at} />
        ))}
      </chakra.ul>
      <chakra.p
        display="flex"
        justifyContent="space-between"
        gap="4"
        paddingBlockStart="4"
        borderBlockStart="2px solid {colors.border.strong}"
        textStyle="bodyStrong"
      >
        <span>{t('adds.together')}</span>
        <Points value={String(shares.score)} />
      </chakra.p>
    </Panel>
  )
}

const AddRow = ({ share, at }: { share: Share; at: number }) => (
  <chakra.li
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr) 48px', md: 'minmax(0, 4fr) minmax(0, 3fr) 48px' }}
    columnGap="5"
    rowGap="2"
    alignItems="center"
    paddingBlock="3"
    borderBlockStart="1px solid {colors.border}"
  >
    <chakra.div minWidth="0" display="flex" gap="3" alignItems="baseline">
      <ShareKey look={getShareLook(share, at)} />
      <chakra.div minWidth="0">
        {share.skill === null ? <OtherWords share={share} /> : <SkillWords skill={share.skill} />}
      </chakra.div>
    </chakra.div>
    <chakra.div
      gridColumn={{ base: '1 / -1', md: 'auto' }}
      gridRow={{ base: '2', md: 'auto' }}
      _empty={{ display: { base: 'none', md: 'block' } }}
    >
      {share.skill === null ? null : <SkillLevel skill={share.skill} />}
    </chakra.div>
    <Points value={`+${share.points}`} />
  </chakra.li>
)

/** A signed number keeps its sign before it. */
const Points = ({ value }: { value: string }) => (
  <chakra.bdi dir="ltr" textStyle="bodyStrong" fontVariantNumeric="tabular-nums" textAlign="end">
    {value}
  </chakra.bdi>
)

const OtherWords = ({ share: { kind, words } }: { share: Share }) => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  const listed = { words: formatList(words, language) }
  const [name, body] =
    kind === 'words'
      ? [t('adds.words'), t('adds.wordsBody', listed)]
      : kind === 'experience'
        ? [t('adds.experience'), t('adds.experienceBody')]
        : [t('adds.role'), words.length > 0 ? t('adds.roleWords', listed) : t('adds.roleBody')]
  return (
    <>
      <chakra.p textStyle="smallMedium">{name}</chakra.p>
      <Small>{body}</Small>
    </>
  )
}

/** A skill, how the candidate's own skill relates to it, and the words that show it. */
export const SkillWords = ({ skill }: { skill: JobSkill }) => {
  const { t } = useTranslation('jobs')
  return (
    <>
      <chakra.p
        textStyle="smallMedium"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        rowGap="1"
      >
        {skill.name}
        {skill.importance === 'preferred' ? <Badge>{t('skill.preferred')}</Badge> : null}
      </chakra.p>
      {skill.relation === 'exact' || skill.relation === 'none' ? null : (
        <Small>{t(`relation.${skill.relation}`)}</Small>
      )}
      {skill.evidence === null || skill.evidence === '' ? null : (
        <Small>
          {t('skill.evidence')} <Quote>{excerptAround(skill.evidence, skill.name)}</Quote>
        </Small>
      )}
    </>
  )
}

export const SkillLevel = ({
  skill: { name, level, required_level: need },
}: {
  skill: JobSkill
}) => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  const numbers = { level: formatNumber(level, language), need: formatNumber(need, language) }
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <LevelLine level={level} need={need} label={t('skill.line', { name, ...numbers })} />
      <chakra.span aria-hidden textStyle="small" color="fg.muted">
        {t('skill.levels', numbers)}
      </chakra.span>
    </chakra.div>
  )
}

const Small = ({ children }: { children: ReactNode }) => (
  <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
    {children}
  </chakra.p>
)
