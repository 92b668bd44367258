import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import type { Failure } from '../../../../machines/session/answers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { FloatingBar } from '../../../ui/frames/settings-frame'

interface ReviewBarProps {
  state: components['schemas']['ProfileReviewState']['state']
  counts: boolean
  changed: boolean
  saving: boolean
  failure: Failure | null
  onSave: () => void
  onDiscard: () => void
}

/** There as long as something waits: changes to be saved, or a reading to be confirmed. */
export const ReviewBar = ({
  state,
  counts,
  changed,
  saving,
  failure,
  onSave,
  onDiscard,
}: ReviewBarProps) => {
  const { t } = useTranslation('profile')
  const sentence = useErrorMessage()
  if (!changed && (state === 'reviewed' || state === 'none')) return null
  return (
    <FloatingBar>
      <chakra.div flex="1" minWidth="min(220px, 100%)">
        <chakra.p textStyle="smallStrong" aria-live="polite">
          {changed ? t('bar.changed') : state === 'newer' ? t('bar.newer') : t('bar.waiting')}
        </chakra.p>
        {failure === null ? null : (
          <chakra.div marginBlockStart="2">
            <Notice live tone="danger" title={t('bar.notSaved')}>
              {sentence(failure)}
            </Notice>
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div display="flex" gap="2">
        {changed ? (
          <Button variant="subtle" disabled={saving} onClick={onDiscard}>
            {t('discard')}
          </Button>
        ) : null}
        <Button variant="primary" loading={saving} loadingLabel={t('saving')} onClick={onSave}>
          {changed && counts
            ? t('save')
            : state === 'newer' && !changed
              ? t('bar.keep')
              : t('bar.confirm')}
        </Button>
      </chakra.div>
    </FloatingBar>
  )
}
