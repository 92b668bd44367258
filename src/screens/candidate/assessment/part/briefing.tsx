import { chakra } from '@chakra-ui/react/styled-system'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import {
  AssessmentContext,
  useSecondsLeft,
} from '../../../../features/assessments/engine/assessment-context'
import { formatClock } from '../../../../i18n/numbers'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Notice } from '../../../../ui/feedback/notice'
import { Badge } from '../../../../ui/feedback/status-badge'
import { endOfPartBefore, getPartNumber, getBudget, getLabelKey, type PartProps } from './part'
import { PartFrame } from './part-frame'
import { Points } from './points'
import { TimeOver } from '../status/time-over'
import { useFocusOnArrival } from '../use-focus-on-arrival'

/**
 * How a part works, read before its time begins: by the button, or by itself after two minutes and
 * the break that is arranged.
 */
export const Briefing = ({ part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const { id } = part
  const heading = useFocusOnArrival(id)
  const { send } = AssessmentContext.useRun()
  const parts = AssessmentContext.useSelector((view) => view.parts)
  const before = endOfPartBefore(parts, part)
  const minutes = Math.round(getBudget(parts, part) / 60)
  const count = part.questions.length
  return (
    <PartFrame
      part={part}
      task={
        <>
          <chakra.div display="flex" flexWrap="wrap" gap="2" marginBlockEnd="5">
            <Badge>{t('part.of', getPartNumber(part))}</Badge>
            <Badge>{t('briefing.minutes', { count: minutes })}</Badge>
            <Badge>
              {part.kind === 'written' || part.kind === 'response_writing'
                ? t('briefing.tasks', { count })
                : t('briefing.questions', { count })}
            </Badge>
          </chakra.div>
          <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1">
            {t(`part.${id}`)}
          </chakra.h1>
          <chakra.p color="fg.muted" marginBlockStart="3">
            {t(`briefing.${id}.lead`)}
          </chakra.p>
        </>
      }
      submit={
        <Button
          size="lg"
          variant="primary"
          iconEnd={<Icon of={ArrowRight} mirror />}
          onClick={() => send({ type: 'part.begun' })}
        >
          {t(`briefing.begin.${getLabelKey(id)}`, getPartNumber(part))}
        </Button>
      }
    >
      <chakra.div css={middleCss}>
        {before === null ? null : before.how === 'timeOver' ? (
          <TimeOver part={before} />
        ) : (
          <Notice
            live
            tone="success"
            title={t(`briefing.submitted.${getLabelKey(before.id)}`, getPartNumber(before))}
          />
        )}
        <section>
          <chakra.h2 textStyle="h2" marginBlockEnd="4">
            {t('briefing.how')}
          </chakra.h2>
          <Points
            large
            points={[
              t(`briefing.${id}.1`),
              t(`briefing.${id}.2`),
              t(`briefing.${id}.3`),
              t(`briefing.${id}.4`),
            ]}
          />
        </section>
        <BeginsIn />
      </chakra.div>
    </PartFrame>
  )
}

const BeginsIn = () => {
  const { t } = useTranslation('assessment')
  const seconds = useSecondsLeft()
  return seconds === null ? null : (
    <chakra.p
      textWrap="balance"
      padding={{ base: '4', lg: '5' }}
      bg="bg.sunken"
      borderRadius="panel"
    >
      {t('briefing.begins', { time: formatClock(seconds) })}
    </chakra.p>
  )
}

/** A briefing is short, so it is centred in the space that the questions fill afterwards. */
const middleCss = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '6',
  minHeight: { lg: '100%' },
  maxWidth: 'measure',
  marginInline: 'auto',
} as const
