import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormShell } from '../../forms/form-context'
import { Submit } from '../../forms/form'
import { Button } from '../../ui/button'

/** The end of a form over what is kept already: nothing is saved where nothing was changed. */
export const SaveOrDiscard = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useTranslation('account')
  const { isDirty } = useFormState()
  const { pending } = useFormShell()
  return (
    <Submit
      variant="primary"
      disabled={!isDirty}
      pendingLabel={t('saving')}
      after={
        isDirty && !pending ? (
          <Button variant="ghost" onClick={onDiscard}>
            {t('discard')}
          </Button>
        ) : null
      }
    >
      {t('save')}
    </Submit>
  )
}
