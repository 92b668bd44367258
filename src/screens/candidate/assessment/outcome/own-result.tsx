import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import type { AssessmentSnapshot } from '../../../../../machines/assessment/assessment.machine'
import { annotationParts } from '../../../../../machines/assessment/parts'
import type { components } from '../../../../../openapi/generated/api'
import {
  getAssessmentId,
  type AssessmentId,
} from '../../../../features/assessments/attempt/attempt-api'
import { assessmentQueries } from '../../../../features/assessments/assessments.queries'
import { resultPdf } from '../../../../features/assessments/result-pdf.mutations'
import { useOwnLackLabels } from '../../../../features/assessments/use-lack-labels'
import { useOwnScoredAgainLabel } from '../../../../features/assessments/use-scored-again-label'
import { useMadeFile } from '../../../../features/user/use-made-file'
import { Loaded } from '../../../../loading/loaded'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { ScoreBar, ScoreNumber } from '../../../../ui/charts/score'
import { Skeleton } from '../../../../ui/feedback/skeleton'
import { useKind } from '../assessment-kind'

type Result = components['schemas']['Result']

const skills = ['coherence', 'lexical_resource', 'grammar', 'mcqs', 'speaking'] as const

/** What is scored, with its name: skills in English, the parts themselves in the annotation. */
function useScored() {
  const { t } = useTranslation('assessment')
  const kind = useKind()
  return kind === 'english'
    ? skills.map((key) => ({ key, name: t(`result.skill.${key}`) }))
    : annotationParts.map(({ id }) => ({ key: id, name: t(`part.${id}`) }))
}

/** The candidate's own scores: the overall one, and one for each skill or part. */
export const OwnResult = ({
  context: { assessmentId, attemptId },
}: {
  context: AssessmentSnapshot['context']
}) => {
  const { t } = useTranslation('assessment')
  const kind = useKind()
  const id = getAssessmentId(assessmentId ?? `${kind}_v3`)
  const result = useQuery(assessmentQueries.result(id, { attempt_id: attemptId ?? '' }))
  return (
    <Loaded
      query={result}
      labels={{ loading: t('result.loading'), failed: t('result.resultFailed') }}
      skeleton={<Skeleton height="120px" />}
    >
      {(data) => (
        <>
          <Scores result={data} />
          {data.overall === null || attemptId === null ? null : (
            <AsPdf assessmentId={id} attemptId={attemptId} />
          )}
        </>
      )}
    </Loaded>
  )
}

const Scores = ({ result }: { result: Result }) => {
  const { t } = useTranslation('assessment')
  const kind = useKind()
  const scored = useScored()
  const againLabel = useOwnScoredAgainLabel()
  return (
    <>
      {result.overall === null ? null : (
        <chakra.div display="flex" alignItems="baseline" gap="3" flexWrap="wrap">
          <chakra.span textStyle="small" color="fg.muted">
            {t('result.overall')}
          </chakra.span>
          <ScoreNumber score={Math.round(result.overall)} size="large" />
          <chakra.span textStyle="small" color="fg.muted">
            {t('result.outOf')}
          </chakra.span>
          {result.passed === null ? null : (
            <chakra.strong textStyle="smallStrong">
              {result.passed ? t('result.passed') : t('result.notPassed')}
            </chakra.strong>
          )}
        </chakra.div>
      )}
      {result.scored_again == null ? null : (
        <chakra.p marginBlockStart="2" textStyle="small" color="fg.muted" textWrap="pretty">
          {againLabel(result.scored_again)}
        </chakra.p>
      )}
      <Provisional result={result} />
      <chakra.h2 textStyle="h3" marginBlockStart="6" marginBlockEnd="3">
        {t(`result.criteria.${kind}`)}
      </chakra.h2>
      <chakra.ul display="flex" flexDirection="column" gap="4">
        {scored.map(({ key, name }) => {
          const score = result.criteria.find((criterion) => criterion.key === key)?.score ?? null
          return (
            <chakra.li
              key={key}
              display="grid"
              gridTemplateColumns={{ base: '1fr 40px', md: '180px 1fr 40px' }}
              alignItems="center"
              columnGap="4"
              rowGap="2"
              textStyle="small"
            >
              {name}
              {score === null ? (
                <chakra.span gridColumn="span 2" color="fg.muted">
                  {t('result.pending')}
                </chakra.span>
              ) : (
                <>
                  <chakra.span
                    gridRow={{ base: '2', md: 'auto' }}
                    gridColumn={{ base: 'span 2', md: 'auto' }}
                  >
                    <ScoreBar score={Math.round(score)} />
                  </chakra.span>
                  <chakra.span textAlign="end">
                    <ScoreNumber score={Math.round(score)} />
                  </chakra.span>
                </>
              )}
            </chakra.li>
          )
        })}
      </chakra.ul>
    </>
  )
}

/** Why the result may still change: scores that a person gives, and what was not recorded. */
const Provisional = ({ result }: { result: Result }) => {
  const { t } = useTranslation('assessment')
  const lackWords = useOwnLackLabels()
  const { attempt, provisional, lacks } = result
  if (!provisional) return null
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" textStyle="small" color="fg.muted">
      {lacks.length === 0 || attempt.status === 'RESULT_PROCESSING' ? (
        <p>{t('result.provisional')}</p>
      ) : null}
      {lacks.length === 0 ? null : (
        <>
          <p>{t('result.incomplete')}</p>
          <chakra.ul display="flex" flexDirection="column" gap="1">
            {lacks.map((lack) => (
              <li key={lack.code}>{lackWords(lack)}</li>
            ))}
          </chakra.ul>
        </>
      )}
    </chakra.div>
  )
}

/** One's own result to keep. */
const AsPdf = ({ assessmentId, attemptId }: { assessmentId: AssessmentId; attemptId: string }) => {
  const { t } = useTranslation('assessment')
  const ask = useMutation(resultPdf(assessmentId, attemptId))
  const pdf = useMadeFile(() => ask.mutateAsync(), {
    making: t('result.pdf.making'),
    stays: t('result.pdf.stays'),
    failed: t('result.pdf.failed'),
    again: t('result.pdf.again'),
  })
  return (
    <chakra.div marginBlockStart="6">
      <Button
        variant="secondary"
        icon={<Icon of={Download} />}
        loading={pdf.making}
        loadingLabel={t('result.pdf.download')}
        onClick={pdf.download}
      >
        {t('result.pdf.download')}
      </Button>
    </chakra.div>
  )
}
