import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartId } from '../../../../../machines/assessment/parts'
import { getAssessmentId } from '../../../../features/assessments/attempt/attempt-api'
import type { AssessmentId } from '../../../../features/assessments/attempt/attempt-api'
import { assessmentQueries } from '../../../../features/assessments/assessments.queries'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton'
import { ErrorState } from '../../../../ui/feedback/states'
import { Tabs } from '../../../../ui/layout/tabs'
import { useKind } from '../assessment-kind'
import { PracticeDevices } from './practice-devices'
import { PracticeItem } from './practice-item'
import { StepFrame } from '../step-frame'
import { usePracticeDevices } from './use-practice-devices'

/** One question of each kind and the devices, to be tried before anything counts. */
export const PracticeStep = () => {
  const { send } = AssessmentContext.useRun()
  const replaced = AssessmentContext.useSelector((view) => view.replaced)
  const assessmentId = AssessmentContext.useSelector(
    ({ snapshot }) => snapshot.context.assessmentId,
  )
  const { t } = useTranslation('assessment')
  const kind = useKind()
  const devices = usePracticeDevices(replaced)
  return (
    <StepFrame
      step="practice"
      title={t('practice.title')}
      intro={t('practice.intro')}
      {...(kind === 'english' ? { side: <PracticeDevices devices={devices} /> } : {})}
      footStart={t('practice.skip')}
      footEnd={
        <Button size="lg" variant="primary" onClick={() => send({ type: 'practice.finished' })}>
          {t('practice.continue')}
        </Button>
      }
    >
      {assessmentId === null ? null : (
        <Items id={getAssessmentId(assessmentId)} devices={devices} />
      )}
    </StepFrame>
  )
}

interface ItemsProps {
  id: AssessmentId
  devices: ReturnType<typeof usePracticeDevices>
}

const Items = ({ id, devices }: ItemsProps) => {
  const { t } = useTranslation('assessment')
  const { data, isError, isFetching, refetch } = useQuery(assessmentQueries.practice(id))
  const [chosen, setChosen] = useState<PartId | null>(null)
  if (data === undefined && isError) {
    return (
      <ErrorState
        title={t('practice.failed')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {t('practice.failedBody')}
      </ErrorState>
    )
  }
  if (data === undefined) {
    return (
      <Loading label={t('practice.loading')}>
        <chakra.div display="grid" gap="4">
          <Skeleton height="44px" />
          <Skeleton width="80%" />
          <Skeleton height="200px" />
        </chakra.div>
      </Loading>
    )
  }
  const part = data.parts.find(({ id: of }) => of === chosen) ?? data.parts[0]
  const question = part?.questions[0]
  return part === undefined || question === undefined ? null : (
    <Tabs
      label={t('practice.tabs')}
      wrap={data.parts.length > 4}
      items={data.parts.map(({ id: value }) => ({ value, label: t(`part.${value}`) }))}
      value={part.id}
      onValueChange={setChosen}
    >
      <PracticeItem key={question.id} part={part} question={question} devices={devices} />
    </Tabs>
  )
}
