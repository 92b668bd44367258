import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { SkillStats } from '../../../features/recruiter/jobs/skill-stats.queries'
import { formatMonth, formatMonthOfAxis } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { MonthBars } from '../../../ui/charts/month-bars'
import { Panel } from '../../../ui/layout/panel'
import { FilterSelect } from '../../../ui/fields/select-field'
import { sides } from './sides'

interface MonthsPanelProps {
  stats: SkillStats
  /** The skill whose months are drawn; all of them where it is not on the page. */
  drawn: string
  onDraw: (drawn: string) => void
}

/** New jobs beside new candidates, month by month: of everything, or of one skill of the page. */
export const MonthsPanel = ({ stats, drawn, onDraw }: MonthsPanelProps) => {
  const { t } = useTranslation('skills')
  const { language } = useLanguage()
  const skill = stats.results.find(({ ref_skill: ref }) => ref === drawn)
  const question =
    skill === undefined ? t('months.all') : t('months.of', { skill: `\u2068${skill.name}\u2069` })
  return (
    <chakra.div marginBlockEnd="5">
      <Panel title={question}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBlockEnd="4">
          <FilterSelect
            label={t('months.skill')}
            active={skill !== undefined}
            value={skill?.ref_skill ?? ''}
            onChange={(event) => onDraw(event.target.value)}
            options={[
              { value: '', label: t('months.every') },
              ...stats.results.map(({ ref_skill: ref, name }) => ({ value: ref, label: name })),
            ]}
          />
          <chakra.p flex="1 1 260px" textStyle="small" color="fg.muted">
            {skill === undefined ? t('months.meaning') : t('months.meaningOf')}
          </chakra.p>
        </chakra.div>
        <MonthBars
          grouped
          caption={question}
          heading={t('months.month')}
          tableLabel={t('months.table')}
          series={sides.map(({ id, color, edge }) => ({ id, color, edge, label: t(`side.${id}`) }))}
          months={(skill?.trend ?? stats.trend).map((month, at) => ({
            id: month.month,
            label: formatMonth(`${month.month}-01`, language),
            short: formatMonthOfAxis(`${month.month}-01`, at === 0, language),
            values: sides.map(({ id }) => ({
              id,
              value: month[id],
              written: formatNumber(month[id], language),
            })),
          }))}
        />
      </Panel>
    </chakra.div>
  )
}
