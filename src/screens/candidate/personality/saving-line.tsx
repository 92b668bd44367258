import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { Answering } from '../../../features/principles/use-answering'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { Button } from '../../../ui/button'

/** Where the answers are. Only what is out of the ordinary is spoken. */
export const SavingLine = ({
  answering: { answers, saving, error, retry },
}: {
  answering: Answering
}) => {
  const { t } = useTranslation('principles')
  const sentence = useErrorMessage()
  const isQuiet = saving === 'saved' || saving === 'saving'
  return (
    <chakra.div
      textStyle="small"
      color={isQuiet ? 'fg.muted' : saving === 'refused' ? 'danger.fg' : 'warning.fg'}
    >
      {isQuiet && Object.keys(answers).length > 0 ? t(`saving.${saving}`) : null}
      <span role="status">
        {saving === 'waiting'
          ? t('saving.waiting')
          : saving === 'refused'
            ? `${t('saving.refused')}. ${sentence(error)}`
            : null}
      </span>
      {saving === 'refused' ? (
        <chakra.span marginInlineStart="3">
          <Button size="xs" variant="secondary" onClick={retry}>
            {t('retry')}
          </Button>
        </chakra.span>
      ) : null}
    </chakra.div>
  )
}
