import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toAssessment } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Panel } from '../../../ui/layout/panel'
import { ProgressLine } from '../../../ui/charts/progress-line'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { Badge, StatusBadge } from '../../../ui/feedback/status-badge'
import { ErrorState } from '../../../ui/feedback/states'

/** The personality questionnaire: what it is, how far it is, and the next step. */
export const PersonalityCard = () => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery({
    ...principlesQueries.state(),
    refetchOnMount: 'always',
  })
  const standing =
    data === undefined || !data.exist
      ? 'start'
      : data.assessmentProgress.assessmentComplete
        ? 'see'
        : 'goOn'
  const percent = (data?.assessmentProgress.fractionComplete ?? 0) * 100
  return (
    <Panel
      title={t('card.title')}
      titleEnd={
        standing === 'start' ? null : (
          <StatusBadge
            status={standing === 'see' ? 'COMPLETED' : 'IN_PROGRESS'}
            label={standing === 'see' ? t('card.done') : t('card.underWay')}
          />
        )
      }
    >
      <chakra.p color="fg.muted">{t('card.about')}</chakra.p>
      <chakra.div display="flex" gap="2" marginBlock="4">
        <Badge>{t('card.statements')}</Badge>
        <Badge>{t('card.minutes')}</Badge>
      </chakra.div>
      {data !== undefined ? (
        <>
          {standing === 'goOn' ? (
            <chakra.div marginBlock="5" maxWidth="measure">
              <ProgressLine
                value={percent}
                label={t('progress.label')}
                number={formatPercent(percent, language)}
              />
            </chakra.div>
          ) : null}
          <chakra.p textStyle="small" color="fg.muted">
            {standing === 'start'
              ? t('card.startNote')
              : standing === 'goOn'
                ? t('card.goOnNote')
                : t('card.doneNote')}
          </chakra.p>
          <chakra.div marginBlockStart="5">
            <LinkButton variant={standing === 'see' ? 'secondary' : 'primary'}>
              <Link to={toAssessment('personality')}>
                {t(`card.${standing}`)}
                <Icon of={ArrowRight} mirror />
              </Link>
            </LinkButton>
          </chakra.div>
        </>
      ) : isError ? (
        <ErrorState
          level={3}
          title={t('card.failed')}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height="44px" width="160px" />
        </Loading>
      )}
    </Panel>
  )
}
