import { chakra } from '@chakra-ui/react/styled-system'
import Clock from 'lucide-react/icons/clock'
import LogOut from 'lucide-react/icons/log-out'
import Smartphone from 'lucide-react/icons/smartphone'
import Volume2 from 'lucide-react/icons/volume-2'
import { useTranslation } from 'react-i18next'
import { ArrangedNotice } from '../../../../features/assessments/arranged-notice'
import { useAssessmentSize } from '../../../../features/assessments/plan-words'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Icon } from '../../../../ui/icons'

const points = [
  { id: 'beforeQuiet', icon: Volume2 },
  { id: 'beforePhone', icon: Smartphone },
  { id: 'beforeTime', icon: Clock },
  { id: 'beforeExit', icon: LogOut },
] as const

/** The conditions once more, in a line each. */
export const BeforeYouStart = () => {
  const plan = AssessmentContext.useSelector((view) => view.plan)
  const replaced = AssessmentContext.useSelector((view) => view.replaced)
  const { t } = useTranslation('assessment')
  const size = useAssessmentSize(plan)
  return (
    <chakra.section marginBlockStart="6">
      <chakra.h2 textStyle="h3">{t('device.beforeTitle')}</chakra.h2>
      <chakra.ul display="flex" flexDirection="column" gap="3" marginBlockStart="3">
        {points.map(({ id, icon }) => (
          <chakra.li key={id} display="flex" gap="3" textStyle="small">
            <chakra.span
              color="accent"
              display="inline-flex"
              alignItems="center"
              height="var(--line-small)"
            >
              <Icon of={icon} mirror={id === 'beforeExit'} />
            </chakra.span>
            {t(`device.${id}`, size)}
          </chakra.li>
        ))}
      </chakra.ul>
      <ArrangedNotice plan={plan} replaced={replaced} />
    </chakra.section>
  )
}
