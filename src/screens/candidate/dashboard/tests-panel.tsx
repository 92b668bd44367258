import { chakra } from '@chakra-ui/react/styled-system'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/dates'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { Panel } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Badge, StatusBadge } from '../../../ui/status-badge'
import { stateOf, type Card } from './next-step'

/** The assessments and how each stands. */
export const TestsPanel = ({ cards }: { cards: UseQueryResult<Card[]> }) => {
  const { t } = useTranslation('candidate')
  const { t: tCommon } = useTranslation('common')
  const sentence = useErrorSentence()
  const { data } = cards
  const done = data?.filter((card) => stateOf(card) === 'done').length ?? 0
  return (
    <Panel title={t('dashboard.tests')} {...(data === undefined ? {} : { titleEnd: <Badge tone="outline">{t('dashboard.doneOf', { done, total: data.length })}</Badge> })}>
      {data !== undefined ? (
        <ul>
          {data.map((card) => (
            <Test key={card.kind} card={card} />
          ))}
        </ul>
      ) : cards.isError ? (
        <ErrorState level={3} title={t('dashboard.testsFailed')} retryLabel={tCommon('action.retry')} onRetry={() => void cards.refetch()} retrying={cards.isFetching}>
          {sentence(cards.error)}
        </ErrorState>
      ) : (
        <Loading label={tCommon('state.loading')}>
          <chakra.div display="flex" flexDirection="column" gap="6">
            <Skeleton height="44px" />
            <Skeleton height="44px" />
          </chakra.div>
        </Loading>
      )}
    </Panel>
  )
}

const Test = ({ card }: { card: Card }) => {
  const { t } = useTranslation('candidate')
  const detail = useDetail(card)
  const status = card.attempt?.status ?? 'NONE'
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      paddingBlock="4"
      borderBlockStart="1px solid {colors.border}"
      _last={{ paddingBlockEnd: '0' }}
    >
      <chakra.div minWidth="0" flex="1 1 240px">
        <chakra.h3 textStyle="h3">{t(`dashboard.kind.${card.kind}`)}</chakra.h3>
        <chakra.p textStyle="small" color="fg.muted">
          {detail}
        </chakra.p>
      </chakra.div>
      {card.attempt === null ? (
        card.available ? null : <Badge tone="outline">{t('dashboard.closed')}</Badge>
      ) : (
        <StatusBadge status={status} label={t(`dashboard.status.${status}`)} />
      )}
    </chakra.li>
  )
}

function useDetail({ kind, attempt, available }: Card): string {
  const { t } = useTranslation('candidate')
  const { language } = useLanguage()
  if (attempt === null || attempt.status === 'REDO') return available ? t(`dashboard.facts.${kind}`) : t('dashboard.closedBody')
  const date = formatDate(attempt.finished_at ?? attempt.started_at, language)
  return t(`dashboard.detail.${attempt.status}`, { date })
}
