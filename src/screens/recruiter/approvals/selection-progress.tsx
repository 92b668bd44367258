import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../features/recruiter/recruiter.mutations'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { ProgressLine } from '../../../ui/charts/progress-line'
import { FloatingBar } from '../../../ui/frames/settings-frame'
import type { Held } from './everybody'

/**
 * The progress of a decision about everybody, until it is closed. The server goes on without this
 * page.
 */
export const SelectionProgress = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation(['selection', 'registration'])
  const sentence = useErrorMessage()
  const client = useQueryClient()
  const { data, error } = useQuery(recruiterQueries.selection(id))
  const undoing = useMutation(recruiterMutations.undoSelection(id))
  const done = data?.done
  const state = data?.state
  // The list behind it moves on with it.
  useEffect(() => {
    if (done !== undefined)
      void client.invalidateQueries({ queryKey: ['recruiter', 'registrations'] })
  }, [client, done, state])
  const isOver = state === 'decided' || state === 'undone'
  const stoppable =
    data !== undefined &&
    data.action !== 'start_review' &&
    (state === 'deciding' || (state === 'decided' && data.undoable_until !== null))
  return (
    <FloatingBar>
      <chakra.div flex="1" minWidth="min(280px, 100%)">
        {data === undefined ? (
          error === null ? null : (
            <Notice live tone="danger" title={t('lost')}>
              {sentence(error)}
            </Notice>
          )
        ) : (
          <ProgressSummary selection={data} />
        )}
        {undoing.isPaused ? (
          <chakra.div marginBlockStart="3">
            <Notice live tone="warning" title={t('registration:undoWaits')}>
              {t('registration:undoWaitsBody')}
            </Notice>
          </chakra.div>
        ) : null}
        {undoing.isError ? (
          <chakra.div marginBlockStart="3">
            <Notice live tone="danger" title={t('undoFailed')}>
              {sentence(undoing.error)}
            </Notice>
          </chakra.div>
        ) : null}
      </chakra.div>
      <chakra.div
        display="flex"
        gap="2"
        justifyContent="flex-end"
        width={{ base: 'full', sm: 'auto' }}
        css={{ '@media (max-width: 479.98px)': { '& > *': { flexGrow: '1' } } }}
      >
        {stoppable ? (
          <Button
            variant="secondary"
            loading={undoing.isPending}
            loadingLabel={t('undoing')}
            onClick={() => undoing.mutate()}
          >
            {isOver ? t('undo') : t('stop')}
          </Button>
        ) : null}
        {(isOver && !undoing.isPending) || error !== null ? (
          <Button variant="subtle" onClick={onClose}>
            {t('close')}
          </Button>
        ) : null}
      </chakra.div>
    </FloatingBar>
  )
}

const ProgressSummary = ({
  selection: { state, action, total, done, changed, undone },
}: {
  selection: Held
}) => {
  const { t } = useTranslation('selection')
  const { language } = useLanguage()
  if (action === null) return null
  const counted = (count: number) => ({ count, number: formatNumber(count, language) })
  if (state === 'decided' || state === 'undone') {
    const left = total - changed
    return (
      <div role="status">
        <chakra.p textStyle="h3">
          {state === 'decided'
            ? t(`over.${action}`, counted(changed))
            : t('undone', counted(undone))}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {left > 0 && state === 'decided' ? t('left', counted(left)) : null}
          {changed > undone && state === 'undone' ? t('kept', counted(changed - undone)) : null}
        </chakra.p>
      </div>
    )
  }
  const [label, far, of] =
    state === 'undoing' ? [t('undoing'), undone, changed] : [t(`going.${action}`), done, total]
  return (
    <>
      <chakra.p textStyle="h3" marginBlockEnd="2">
        {label}
      </chakra.p>
      <ProgressLine
        value={of === 0 ? 0 : (100 * far) / of}
        label={label}
        number={t('progress', {
          done: formatNumber(far, language),
          total: formatNumber(of, language),
        })}
      />
      <chakra.p textStyle="small" color="fg.muted" marginBlockStart="2">
        {t('goesOn')}
      </chakra.p>
    </>
  )
}
