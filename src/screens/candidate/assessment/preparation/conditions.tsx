import { chakra } from '@chakra-ui/react/styled-system'
import PencilOff from 'lucide-react/icons/pencil-off'
import LogOut from 'lucide-react/icons/log-out'
import Smartphone from 'lucide-react/icons/smartphone'
import Video from 'lucide-react/icons/video'
import Volume2 from 'lucide-react/icons/volume-2'
import Wifi from 'lucide-react/icons/wifi'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrangedNotice } from '../../../../features/assessments/arranged-notice'
import { useAssessmentSize, usePartSize } from '../../../../features/assessments/plan-words'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Notice } from '../../../../ui/feedback/notice'
import { PathSteps } from '../../../../ui/career-path/path-steps'
import { StepFrame } from '../step-frame'

const conditions = [
  { id: 'quiet', icon: Volume2 },
  { id: 'internet', icon: Wifi },
  { id: 'devices', icon: Video },
  { id: 'phone', icon: Smartphone },
  { id: 'once', icon: LogOut },
  { id: 'help', icon: PencilOff },
] as const

/** The conditions of section 2.2, and the parts with their times. */
export const ConditionsStep = () => {
  const { send } = AssessmentContext.useRun()
  const isRedo = AssessmentContext.useSelector(({ snapshot }) => snapshot.context.redo)
  const plan = AssessmentContext.useSelector((view) => view.plan)
  const replaced = AssessmentContext.useSelector((view) => view.replaced)
  const { t } = useTranslation('assessment')
  const size = useAssessmentSize(plan)
  const toSize = usePartSize()
  const listTitle = useId()
  return (
    <StepFrame
      step="conditions"
      title={t('conditions.title')}
      intro={t('conditions.intro', size)}
      footStart={null}
      footEnd={
        <Button size="lg" variant="primary" onClick={() => send({ type: 'conditions.accepted' })}>
          {t('conditions.accept')}
        </Button>
      }
    >
      {isRedo ? (
        <chakra.div marginBlockEnd="8">
          <Notice live tone="success" title={t('conditions.redo')}>
            {t('conditions.redoBody')}
          </Notice>
        </chakra.div>
      ) : null}
      <PathSteps
        label={t('part.label')}
        stages={plan.parts.map((part) => ({
          id: part.id,
          label: t(`part.${part.id}`),
          detail: toSize(part),
          state: 'ahead',
        }))}
      />
      <ArrangedNotice plan={plan} replaced={replaced} />
      <chakra.h2 id={listTitle} textStyle="h2" marginBlockStart="8">
        {t('conditions.listTitle')}
      </chakra.h2>
      {/* Nothing else here takes the focus, and on a low window the list has to be scrolled. */}
      <chakra.ul tabIndex={0} aria-labelledby={listTitle} marginBlockStart="2">
        {conditions.map(({ id, icon }) => (
          <chakra.li
            key={id}
            display="flex"
            gap="4"
            paddingBlock="3"
            borderBlockEnd="1px solid {colors.border}"
            _last={{ borderBlockEnd: 'none' }}
          >
            <chakra.span
              color="accent"
              display="inline-flex"
              alignItems="center"
              height="var(--line-h3)"
              flexShrink="0"
            >
              <Icon of={icon} size={20} mirror={id === 'once'} />
            </chakra.span>
            <div>
              <chakra.div textStyle="h3">
                {id === 'devices' && replaced.length > 0
                  ? t('conditions.devicesReplaced')
                  : t(`conditions.${id}`)}
              </chakra.div>
              <chakra.p textStyle="small" color="fg.muted">
                {t(`conditions.${id}Body`)}
              </chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ul>
    </StepFrame>
  )
}
