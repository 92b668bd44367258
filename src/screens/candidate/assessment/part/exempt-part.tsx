import { chakra } from '@chakra-ui/react/styled-system'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Badge } from '../../../../ui/feedback/status-badge'
import { getPartNumber, type PartProps } from './part'
import { PartFrame } from './part-frame'
import { useFocusOnArrival } from '../use-focus-on-arrival'

/** A part that is arranged to be left out: it has no time, so going on ends it at once. */
export const ExemptPart = ({ part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const heading = useFocusOnArrival(part.id)
  const { send } = AssessmentContext.useRun()
  const phase = AssessmentContext.useSelector(({ position }) => position?.phase)
  return (
    <PartFrame
      part={part}
      task={
        <>
          <chakra.div display="flex" flexWrap="wrap" gap="2" marginBlockEnd="5">
            <Badge>{t('part.of', getPartNumber(part))}</Badge>
            <Badge>{t('spared.badge')}</Badge>
          </chakra.div>
          <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1">
            {t(`part.${part.id}`)}
          </chakra.h1>
        </>
      }
      submit={
        <Button
          size="lg"
          variant="primary"
          disabled={phase !== 'briefing'}
          iconEnd={<Icon of={ArrowRight} mirror />}
          onClick={() => send({ type: 'part.begun' })}
        >
          {t('spared.goOn')}
        </Button>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="3" maxWidth="measure">
        <chakra.h2 textStyle="h2">{t('spared.title')}</chakra.h2>
        <p>{t('spared.body')}</p>
      </chakra.div>
    </PartFrame>
  )
}
