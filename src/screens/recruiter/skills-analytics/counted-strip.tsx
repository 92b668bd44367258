import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { SkillStats } from '../../../features/recruiter/jobs/skill-stats.queries'
import { formatDate } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import type { SkillSearch } from './skills-search'

interface CountedStripProps {
  stats: SkillStats
  search: SkillSearch
  /** The name of the sector whose jobs count; none for all. */
  sector: string | undefined
}

/** What the figures below are made of: each number with what it counts. */
export const CountedStrip = ({ stats, search: { from, to }, sector }: CountedStripProps) => {
  const { t } = useTranslation('skills')
  const { language } = useLanguage()
  const days = [
    ...(from === '' ? [] : [t('counted.from', { day: formatDate(from, language) })]),
    ...(to === '' ? [] : [t('counted.to', { day: formatDate(to, language) })]),
  ]
  const explained = (sentence: string, ...more: string[]) =>
    [sentence, ...more].join(t('counted.comma'))
  const figures = [
    {
      id: 'jobs',
      value: stats.jobs,
      meaning: explained(
        t('counted.jobsMeaning'),
        ...days,
        ...(sector === undefined ? [] : [t('counted.sector', { sector: `\u2068${sector}\u2069` })]),
      ),
    },
    {
      id: 'candidates',
      value: stats.candidates,
      meaning: explained(t('counted.candidatesMeaning'), ...days),
    },
    { id: 'skills', value: stats.total, meaning: t('counted.skillsMeaning') },
    { id: 'short', value: stats.short, meaning: t('counted.shortMeaning') },
  ] as const
  return (
    <chakra.section
      aria-label={t('counted.title')}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      overflow="hidden"
      marginBlockEnd="5"
    >
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        gap="1px"
        bg="border"
      >
        {figures.map(({ id, value, meaning }) => (
          <chakra.div
            key={id}
            bg="bg.surface"
            paddingBlock="4"
            paddingInline={{ base: '4', md: '6' }}
          >
            <chakra.dt textStyle="small" color="fg.muted">
              {t(`counted.${id}`)}
            </chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums">
              <chakra.bdi textStyle="h1">{formatNumber(value, language)}</chakra.bdi>
              <chakra.span display="block" textStyle="tiny" color="fg.muted" marginBlockStart="1">
                {meaning}
              </chakra.span>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  )
}
