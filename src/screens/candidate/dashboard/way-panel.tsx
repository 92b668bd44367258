import { useTranslation } from 'react-i18next'
import { PathSteps } from '../../../ui/path-steps'
import { Panel } from '../../../ui/panel'
import { stateOf, type Card } from './next-step'

/** The way through the programme as a path: what is behind, where one stands, and what is ahead. */
export const WayPanel = ({ cards }: { cards: readonly Card[] }) => {
  const { t } = useTranslation('candidate')
  const words = { done: t('dashboard.way.done'), here: t('dashboard.way.here'), ahead: t('dashboard.way.ahead') }
  const tests = cards.map((card) => {
    const state = stateOf(card)
    return { id: card.kind, label: t(`dashboard.kind.${card.kind}`), detail: t(`dashboard.way.${state}`), isBehind: state === 'done' || state === 'waiting' }
  })
  const steps = [{ id: 'profile', label: t('dashboard.way.profile'), detail: t('dashboard.way.profileRead'), isBehind: true }, ...tests]
  const here = steps.findIndex(({ isBehind }) => !isBehind)
  return (
    <Panel title={t('dashboard.way.title')}>
      <PathSteps
        label={t('dashboard.way.title')}
        stages={steps.map(({ id, label, detail, isBehind }, at) => {
          const state = isBehind ? 'done' : at === here ? 'here' : 'ahead'
          return { id, label, detail, state, stateLabel: words[state] }
        })}
      />
    </Panel>
  )
}
