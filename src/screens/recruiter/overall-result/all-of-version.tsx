import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { recruiterQueries, type AssessmentId } from '../../../features/recruiter/recruiter.queries'
import { Button } from '../../../ui/button'
import { DecideMany, type ManyDecision } from './decide-many'
import { useAssessmentName } from '../../../features/recruiter/outcomes/use-assessment-name'

type Counts = components['schemas']['AttemptCounts']

/** The number of attempts that the server would change, by decision. */
const touched = {
  redo: ({ COMPLETED, FAILED, CANCELLED }: Counts) => COMPLETED + FAILED + CANCELLED,
  reset: ({ COMPLETED, FAILED, CANCELLED, IN_PROGRESS, RESULT_PROCESSING }: Counts) =>
    COMPLETED + FAILED + CANCELLED + IN_PROGRESS + RESULT_PROCESSING,
} as const satisfies Record<ManyDecision, (counts: Counts) => number>

/** Decides about all attempts at one version at once, whatever the list below shows of them. */
export const AllOfVersion = ({ assessmentId }: { assessmentId: AssessmentId }) => {
  const { t } = useTranslation('outcomes')
  const getName = useAssessmentName()
  const [asked, setAsked] = useState<ManyDecision>('redo')
  const [open, setOpen] = useState(false)
  const { data } = useQuery(recruiterQueries.assessments())
  const counts = data?.find((one) => one.assessment_id === assessmentId)?.counts
  if (counts === undefined || touched.reset(counts) === 0) return null
  const name = getName(getParts(assessmentId))
  const ask = (decision: ManyDecision) => {
    setAsked(decision)
    setOpen(true)
  }
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      marginBlockEnd="4"
      paddingBlock="2.5"
      paddingInline="4"
      bg="bg.sunken"
      borderRadius="control"
      role="group"
      aria-label={t('all.label', { name })}
    >
      <chakra.p flex="1" minWidth="min(260px, 100%)" textStyle="small">
        {t('all.standing', { name, count: touched.reset(counts) })}
      </chakra.p>
      <Button
        size="sm"
        variant="secondary"
        disabled={touched.redo(counts) === 0}
        title={touched.redo(counts) === 0 ? t('all.noRedo') : undefined}
        onClick={() => ask('redo')}
      >
        {t('all.do.redo')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => ask('reset')}>
        {t('all.do.reset')}
      </Button>
      <DecideMany
        key={asked}
        open={open}
        decision={asked}
        count={touched[asked](counts)}
        groups={[{ assessmentId, userIds: [], everyone: true }]}
        onClose={() => setOpen(false)}
      >
        {t(`all.about.${asked}`, { name })}{' '}
        {asked === 'reset' && counts.IN_PROGRESS > 0
          ? t('all.running', { count: counts.IN_PROGRESS })
          : null}
      </DecideMany>
    </chakra.div>
  )
}
