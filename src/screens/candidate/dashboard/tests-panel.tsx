import { chakra } from '@chakra-ui/react/styled-system'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { AttemptBadge } from '../../../features/assessments/attempt-badge'
import { ComputerOnly } from '../../../features/assessments/computer-only'
import { Loaded } from '../../../loading/loaded'
import { formatDate } from '../../../i18n/dates'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toAssessment } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { Badge, StatusBadge } from '../../../ui/feedback/status-badge'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { isStart, nextStep, toState, type Card } from './next-step'

export type Questionnaire = components['schemas']['PrinciplesExist']['data']

interface TestsPanelProps {
  cards: UseQueryResult<Card[]>
  principles: UseQueryResult<Questionnaire>
}

/** The tests and how each stands, with the way to it. */
export const TestsPanel = ({ cards, principles }: TestsPanelProps) => {
  const { t } = useTranslation('candidate')
  const counted = countDone(cards.data, principles.data)
  return (
    <Panel
      title={t('dashboard.tests')}
      {...(counted === null
        ? {}
        : { titleEnd: <Badge tone="outline">{t('dashboard.doneOf', counted)}</Badge> })}
    >
      <Loaded
        query={cards}
        level={3}
        labels={{ loading: t('dashboard.testsLoading'), failed: t('dashboard.testsFailed') }}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="6" paddingBlockEnd="6">
            <Skeleton height="44px" />
            <Skeleton height="44px" />
          </chakra.div>
        }
      >
        {(found) => (
          <ul>
            {found.map((card) => (
              <Assessment
                key={card.kind}
                card={card}
                isNeedSaid={isStart(nextStep(found)?.state)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Personality principles={principles} />
    </Panel>
  )
}

/**
 * How many of the rows are done, the questionnaire among them; nothing is said of it while one of
 * them is not known.
 */
function countDone(
  cards: readonly Card[] | undefined,
  principles: Questionnaire | undefined,
): { done: number; total: number } | null {
  if (cards === undefined || principles === undefined) return null
  const done = cards.filter((card) => toState(card) === 'done').length
  return {
    done: done + (principles.assessmentProgress.assessmentComplete ? 1 : 0),
    total: cards.length + 1,
  }
}

interface TestProps {
  name: string
  detail: ReactNode
  badge: ReactNode
  /** The next step with it. */
  step?: ReactNode
}

const Test = ({ name, detail, badge, step }: TestProps) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="3"
    paddingBlock="4"
    borderBlockStart="1px solid {colors.border}"
  >
    <chakra.div minWidth="0" flex="1 1 200px">
      <chakra.h3 textStyle="h3">{name}</chakra.h3>
      <chakra.p textStyle="small" color="fg.muted">
        {detail}
      </chakra.p>
    </chakra.div>
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      {badge}
      {step}
    </chakra.div>
  </chakra.div>
)

const Step = ({
  kind,
  text,
  name,
}: {
  kind: Parameters<typeof toAssessment>[0]
  text: string
  name: string
}) => (
  <LinkButton size="sm" variant="secondary">
    <Link to={toAssessment(kind)}>
      {text}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Link>
  </LinkButton>
)

interface AssessmentProps {
  card: Card
  /** The greeting offers a start, and says beside it what one needs. */
  isNeedSaid: boolean
}

const Assessment = ({ card, isNeedSaid }: AssessmentProps) => {
  const { t } = useTranslation('candidate')
  const detail = useDetail(card)
  const state = toState(card)
  const status = card.attempt?.status ?? 'NONE'
  const name = t(`dashboard.kind.${card.kind}`)
  return (
    <li>
      <Test
        name={name}
        detail={detail}
        badge={
          card.attempt === null ? (
            card.available ? null : (
              <Badge tone="outline">{t('dashboard.closed')}</Badge>
            )
          ) : (
            <AttemptBadge
              status={status}
              label={t(`dashboard.status.${status}`)}
              awaitsReview={card.attempt.awaits_review}
            />
          )
        }
        step={
          state === 'closed' || state === 'waiting' ? null : isStart(state) ? (
            <ComputerOnly isSaid={isNeedSaid}>
              <Step kind={card.kind} text={t(`dashboard.step.${state}`)} name={name} />
            </ComputerOnly>
          ) : (
            <Step kind={card.kind} text={t(`dashboard.step.${state}`)} name={name} />
          )
        }
      />
    </li>
  )
}

function useDetail({ kind, attempt, available }: Card): string {
  const { t } = useTranslation('candidate')
  const { language } = useLanguage()
  if (attempt === null || attempt.status === 'REDO')
    return available ? t(`dashboard.facts.${kind}`) : t('dashboard.closedBody')
  const date = formatDate(attempt.finished_at ?? attempt.started_at, language)
  return attempt.awaits_review === true
    ? t('dashboard.detail.waits', { date })
    : t(`dashboard.detail.${attempt.status}`, { date })
}

/** The questionnaire: it is no assessment, and can be filled in at any time. */
const Personality = ({
  principles: { data, isError, isFetching, refetch },
}: {
  principles: UseQueryResult<Questionnaire>
}) => {
  const { t } = useTranslation('candidate')
  const { t: tCommon } = useTranslation('common')
  const { language } = useLanguage()
  const name = t('dashboard.kind.personality')
  if (data === undefined) {
    return isError ? (
      <Test
        name={name}
        detail={t('dashboard.personality.failed')}
        badge={null}
        step={
          <Button size="sm" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {tCommon('action.retry')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        }
      />
    ) : (
      <Loading label={tCommon('state.loading')}>
        <Skeleton height="44px" />
      </Loading>
    )
  }
  const { assessmentComplete, fractionComplete } = data.assessmentProgress
  const state = assessmentComplete ? 'done' : data.exist ? 'goOn' : 'start'
  return (
    <Test
      name={name}
      detail={t(`dashboard.personality.${state}`, {
        percent: formatPercent(fractionComplete * 100, language),
      })}
      badge={
        state === 'start' ? null : (
          <StatusBadge
            status={assessmentComplete ? 'COMPLETED' : 'IN_PROGRESS'}
            label={t(`dashboard.status.${assessmentComplete ? 'COMPLETED' : 'IN_PROGRESS'}`)}
          />
        )
      }
      step={<Step kind="personality" text={t(`dashboard.step.${state}`)} name={name} />}
    />
  )
}
