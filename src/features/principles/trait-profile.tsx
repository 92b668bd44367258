import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { formatNumber } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { Filled } from '../../ui/charts/score'

type Trait = components['schemas']['TraitProfile']

interface TraitProfileProps {
  traits: readonly Trait[]
  /** A recruiter is told how reliable the key is. */
  reader: 'candidate' | 'recruiter'
}

/**
 * The five traits, each drawn on its scale with what the score says. No score is good or bad, so
 * none is green or red.
 */
export const TraitProfile = ({ traits, reader }: TraitProfileProps) => (
  <chakra.ul display="flex" flexDirection="column" gap="8">
    {traits.map((trait) => (
      <li key={trait.trait}>
        <TraitHead trait={trait} />
        <TraitBar score={trait.score} />
        <chakra.p marginBlockStart="4" maxWidth="measure">
          {trait.text}
        </chakra.p>
        <chakra.p marginBlockStart="1" textStyle="small" color="fg.muted" maxWidth="measure">
          {trait.about}
        </chakra.p>
        {reader === 'recruiter' ? <Reliability trait={trait} /> : null}
      </li>
    ))}
  </chakra.ul>
)

const TraitHead = ({ trait: { name, score, band } }: { trait: Trait }) => {
  const { t } = useTranslation('principles')
  return (
    <chakra.div
      display="flex"
      alignItems="baseline"
      justifyContent="space-between"
      gap="4"
      marginBlockEnd="3"
    >
      <chakra.h3 textStyle="h3">{name}</chakra.h3>
      <chakra.span
        display="inline-flex"
        alignItems="baseline"
        gap="2"
        flexShrink="0"
        textStyle="small"
        color="fg.muted"
      >
        {t(`profile.band.${band}`)}
        <chakra.bdi textStyle="bodyStrong" color="fg" fontVariantNumeric="tabular-nums">
          {Math.round(score)}
        </chakra.bdi>
      </chakra.span>
    </chakra.div>
  )
}

/** The bar, with the middle of the scale marked; the number stands beside it. */
const TraitBar = ({ score }: { score: number }) => (
  <chakra.div aria-hidden position="relative" height="8px" borderRadius="2px" bg="border">
    <Filled percent={score} color="accent" />
    {['40%', '60%'].map((at) => (
      <chakra.span
        key={at}
        position="absolute"
        insetBlock="-4px"
        width="2px"
        bg="bg.surface"
        css={{ borderInlineStart: '1px solid {colors.fg.muted}' }}
        style={{ insetInlineStart: at }}
      />
    ))}
  </chakra.div>
)

const Reliability = ({ trait: { statements, reliability } }: { trait: Trait }) => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  return (
    <chakra.p marginBlockStart="2" textStyle="tiny" color="fg.muted">
      {t('profile.statements', { count: statements })}{' '}
      {reliability === null
        ? t('profile.reliabilityUnknown')
        : t('profile.reliability', { alpha: formatNumber(reliability, language, 2) })}
    </chakra.p>
  )
}
