import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Loaded } from '../../../loading/loaded'
import { toAssessment } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Panel } from '../../../ui/layout/panel'
import { ProgressLine } from '../../../ui/charts/progress-line'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Badge, StatusBadge } from '../../../ui/feedback/status-badge'

/** The personality questionnaire: what it is, how far it is, and the next step. */
export const PersonalityCard = () => {
  const { t } = useTranslation('principles')
  const state = useQuery({ ...principlesQueries.state(), refetchOnMount: 'always' })
  const step = state.data === undefined ? 'start' : getNextStep(state.data)
  return (
    <Panel
      title={t('card.title')}
      titleEnd={
        step === 'start' ? null : (
          <StatusBadge
            status={step === 'see' ? 'COMPLETED' : 'IN_PROGRESS'}
            label={step === 'see' ? t('card.done') : t('card.underWay')}
          />
        )
      }
    >
      <chakra.p color="fg.muted">{t('card.about')}</chakra.p>
      <chakra.div display="flex" gap="2" marginBlock="4">
        <Badge>{t('card.statements')}</Badge>
        <Badge>{t('card.minutes')}</Badge>
      </chakra.div>
      <Loaded
        query={state}
        labels={{ loading: t('loading'), failed: t('card.failed') }}
        skeleton={<Skeleton height="44px" width="160px" />}
        level={3}
      >
        {(loaded) => <NextStep state={loaded} />}
      </Loaded>
    </Panel>
  )
}

type State = components['schemas']['PrinciplesExist']['data']

const getNextStep = ({ exist, assessmentProgress }: State) =>
  !exist ? 'start' : assessmentProgress.assessmentComplete ? 'see' : 'goOn'

const notes = { start: 'card.startNote', goOn: 'card.goOnNote', see: 'card.doneNote' } as const

const NextStep = ({ state }: { state: State }) => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const step = getNextStep(state)
  const percent = state.assessmentProgress.fractionComplete * 100
  return (
    <>
      {step === 'goOn' ? (
        <chakra.div marginBlock="5" maxWidth="measure">
          <ProgressLine
            value={percent}
            label={t('progress.label')}
            number={formatPercent(percent, language)}
          />
        </chakra.div>
      ) : null}
      <chakra.p textStyle="small" color="fg.muted">
        {t(notes[step])}
      </chakra.p>
      <chakra.div marginBlockStart="5">
        <LinkButton variant={step === 'see' ? 'secondary' : 'primary'}>
          <Link to={toAssessment('personality')}>
            {t(`card.${step}`)}
            <Icon of={ArrowRight} mirror />
          </Link>
        </LinkButton>
      </chakra.div>
    </>
  )
}
