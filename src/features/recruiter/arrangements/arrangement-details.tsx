import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatDateTime } from '../../../i18n/dates'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { percentMore } from './arrangement.rules'

/** Shows what was arranged, by whom, when and why. */
export const ArrangementDetails = ({
  arrangement,
}: {
  arrangement: components['schemas']['Arrangement']
}) => {
  const { t } = useTranslation('arrangement')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const {
    time_factor: factor,
    break_minutes: minutes,
    waived,
    replaced,
    assistive_input: assistive,
    reason,
    set_by: name,
    set_at: at,
  } = arrangement
  const isUsual =
    factor === 1 && minutes === 0 && waived.length + replaced.length === 0 && !assistive
  return (
    <chakra.div textStyle="small">
      <chakra.ul display="flex" flexDirection="column" gap="1" fontWeight="500">
        {isUsual ? <li>{t('said.usual')}</li> : null}
        {factor === 1 ? null : (
          <li>{t('said.time', { percent: formatPercent(percentMore(factor), language) })}</li>
        )}
        {minutes === 0 ? null : <li>{t('said.breaks', { count: minutes })}</li>}
        {waived.map((one) => (
          <li key={one.part}>
            {t('said.spared', { part: tList(`part.${one.part}`) })}
            <Why>{one.reason}</Why>
          </li>
        ))}
        {replaced.map((one) => (
          <li key={one.source}>
            {t(`said.replaced.${one.source}`)}
            <Why>{one.reason}</Why>
          </li>
        ))}
        {assistive ? <li>{t('said.assistive')}</li> : null}
      </chakra.ul>
      <chakra.p
        marginBlockStart="2"
        dir="auto"
        textAlign="-webkit-match-parent"
        overflowWrap="anywhere"
      >
        {reason}
      </chakra.p>
      <chakra.p marginBlockStart="1" textStyle="tiny" color="fg.muted">
        {tList('decide.by', { name: `\u2068${name}\u2069`, at: formatDateTime(at, language) })}
      </chakra.p>
    </chakra.div>
  )
}

const Why = ({ children }: { children: string }) => (
  <chakra.span
    display="block"
    dir="auto"
    textAlign="-webkit-match-parent"
    fontWeight="400"
    color="fg.muted"
    overflowWrap="anywhere"
  >
    {children}
  </chakra.span>
)
