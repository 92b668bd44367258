import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assessmentIdOf } from '../../../features/assessments/attempt-api'
import type { AssessmentId } from '../../../features/assessments/attempt-api'
import { assessmentQueries } from '../../../features/assessments/assessments.queries'
import type { UsedAssessment } from '../../../features/assessments/use-assessment'
import { Button } from '../../../ui/button'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Tabs } from '../../../ui/tabs'
import { PracticeDevices } from './practice-devices'
import { PracticeItem } from './practice-item'
import { StepFrame } from './step-frame'
import { usePracticeDevices } from './use-practice-devices'

/** One question of each kind and the devices, to be tried before anything counts. */
export const PracticeStep = ({ used: { snapshot, send } }: { used: UsedAssessment }) => {
  const { t } = useTranslation('assessment')
  const devices = usePracticeDevices()
  const { assessmentId } = snapshot.context
  return (
    <StepFrame
      step="practice"
      title={t('practice.title')}
      intro={t('practice.intro')}
      side={<PracticeDevices devices={devices} />}
      footStart={t('practice.skip')}
      footEnd={
        <Button size="lg" variant="primary" onClick={() => send({ type: 'practice.finished' })}>
          {t('practice.continue')}
        </Button>
      }
    >
      {assessmentId === null ? null : <Items id={assessmentIdOf(assessmentId)} devices={devices} />}
    </StepFrame>
  )
}

interface ItemsProps {
  id: AssessmentId
  devices: ReturnType<typeof usePracticeDevices>
}

const kinds = ['writing', 'mcqs', 'speaking'] as const

const Items = ({ id, devices }: ItemsProps) => {
  const { t } = useTranslation('assessment')
  const { data, isError, isFetching, refetch } = useQuery(assessmentQueries.practice(id))
  const [kind, setKind] = useState<(typeof kinds)[number]>('writing')
  if (data === undefined && isError) {
    return (
      <ErrorState title={t('practice.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} retrying={isFetching}>
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
  const question = data.parts.find((part) => part.id === kind)?.questions[0]
  return (
    <Tabs label={t('practice.tabs')} items={kinds.map((value) => ({ value, label: t(`part.${value}`) }))} value={kind} onValueChange={setKind}>
      {question === undefined ? null : <PracticeItem key={question.id} kind={kind} question={question} devices={devices} />}
    </Tabs>
  )
}
