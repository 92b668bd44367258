import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { recruiterMutations } from '../../../features/recruiter/recruiter.mutations'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { DecisionBar } from './decision-bar'
import { toFilterQuery, type RegistrationsSearch } from './registrations-search'

export type Held = components['schemas']['Selection']

/**
 * Leads to a decision about everybody who matches: the server holds on to exactly these, and says
 * how many and who.
 */
export const Everybody = ({
  search,
  total,
  onHeld,
}: {
  search: RegistrationsSearch
  total: number
  onHeld: (held: Held) => void
}) => {
  const { t } = useTranslation('selection')
  const sentence = useErrorMessage()
  const { language } = useLanguage()
  const holding = useMutation(recruiterMutations.select())
  if (total === 0 || search.selection !== '') return null
  const hold = () =>
    holding.mutate(toFilterQuery(search), {
      onSuccess: onHeld,
      onError: (error) => notify.error({ title: t('holdFailed'), body: sentence(error) }),
    })
  // A grid, so that on a phone the button fills its line as the filters do.
  return (
    <chakra.span display="grid" marginInlineStart="auto">
      <Button
        size="sm"
        variant="secondary"
        loading={holding.isPending}
        loadingLabel={t('holding')}
        onClick={hold}
      >
        {t('all', { count: total, number: formatNumber(total, language) })}
      </Button>
    </chakra.span>
  )
}

interface EverybodyBarProps {
  held: Held
  onLeave: () => void
  onDecided: (id: string) => void
}

/** What can be done with them. */
export const EverybodyBar = ({ held, onLeave, onDecided }: EverybodyBarProps) => {
  const { t } = useTranslation('selection')
  const sentence = useErrorMessage()
  const { mutate, isPending, isPaused, isError, error, reset } = useMutation(
    recruiterMutations.decideSelection(held.selection_id),
  )
  return (
    <DecisionBar
      status={held.status}
      count={held.total}
      names={held.names}
      about={t('everybody')}
      onLeave={onLeave}
      deciding={{
        decide: (action, reason) =>
          mutate(
            { action, ...(action === 'declined' ? { reason: reason.trim() } : {}) },
            { onSuccess: () => onDecided(held.selection_id) },
          ),
        working: isPending,
        waits: isPaused,
        failure: isError ? sentence(error) : null,
        forget: reset,
      }}
    />
  )
}
