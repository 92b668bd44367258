import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { formatNumber } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { LevelLine } from '../../ui/charts/level-line'
import { Nuqta } from '../../ui/career-path/nuqta'

export type SkillGap = components['schemas']['SkillGap']

interface GapListProps {
  gaps: readonly SkillGap[]
  /** After a gap: the way to its course. */
  end?: (gap: SkillGap) => ReactNode
  /** In a narrow column the line stands under its words. */
  narrow?: boolean
}

/** Skills with the level one has and the level that is needed, the widest gap first. */
export const GapList = ({ gaps, end, narrow = false }: GapListProps) => {
  const { t } = useTranslation('courses')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <GapLegend />
      <chakra.ol display="flex" flexDirection="column" gap={narrow ? '5' : '4'}>
        {gaps.map((gap) => (
          <chakra.li
            key={gap.ref_skill ?? gap.name}
            display="grid"
            gridTemplateColumns={
              narrow
                ? 'minmax(0, 1fr) auto'
                : { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 3fr) minmax(0, 4fr) 200px' }
            }
            columnGap="5"
            rowGap="2.5"
            alignItems="center"
          >
            <chakra.span textStyle="smallMedium" overflowWrap="anywhere">
              {gap.name}
            </chakra.span>
            <chakra.span
              gridRow={narrow ? '2' : { base: '2', md: 'auto' }}
              gridColumn={narrow ? '1 / -1' : { base: '1 / -1', md: 'auto' }}
            >
              <LevelLine
                level={gap.level}
                need={gap.required_level}
                label={t('gap.line', {
                  name: gap.name,
                  level: number(gap.level),
                  need: number(gap.required_level),
                })}
              />
            </chakra.span>
            <chakra.span
              display="flex"
              flexWrap="wrap"
              justifyContent={narrow ? 'flex-end' : { base: 'flex-end', md: 'space-between' }}
              columnGap="3"
              textStyle="small"
            >
              {gap.gap > 0 ? (
                <chakra.span textStyle="smallStrong">
                  {t('gap.toGo', { points: number(gap.gap) })}
                </chakra.span>
              ) : (
                <chakra.span color="fg.muted">{t('gap.met')}</chakra.span>
              )}
              {end?.(gap)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </>
  )
}

/** What the parts of a level line mean. */
const GapLegend = () => {
  const { t } = useTranslation('courses')
  return (
    <chakra.ul
      aria-hidden
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="1"
      marginBlockEnd="4"
      textStyle="small"
      color="fg.muted"
    >
      <LegendItem>
        <chakra.span width="18px" height="4px" borderRadius="2px" bg="accent" />
        {t('gap.level')}
      </LegendItem>
      <LegendItem>
        <Nuqta filled={false} size={11} color="fg" />
        {t('gap.need')}
      </LegendItem>
      <LegendItem>
        <chakra.span width="18px" borderBlockStart="4px dotted {colors.chart.2}" />
        {t('gap.gap')}
      </LegendItem>
    </chakra.ul>
  )
}

const LegendItem = ({ children }: { children: ReactNode }) => (
  <chakra.li display="inline-flex" alignItems="center" gap="2">
    {children}
  </chakra.li>
)
