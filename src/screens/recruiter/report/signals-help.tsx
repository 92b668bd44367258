import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'

const messages = ['what', 'faces', 'phone', 'untested', 'decide'] as const

/**
 * What the signals of a candidate's browser are worth: how often they were right where it was
 * tried, and what was not tried.
 */
export const SignalsHelp = () => {
  const { t } = useTranslation('recruiter')
  return (
    <details>
      <chakra.summary
        color="accent"
        fontWeight="600"
        cursor="pointer"
        minHeight="24px"
        _hover={{ color: 'accent.hover' }}
      >
        {t('integrity.signals.title')}
      </chakra.summary>
      <chakra.div display="flex" flexDirection="column" gap="1.5" paddingBlockStart="1.5">
        {messages.map((sentence) => (
          <p key={sentence}>{t(`integrity.signals.${sentence}`)}</p>
        ))}
      </chakra.div>
    </details>
  )
}
