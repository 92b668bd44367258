import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

interface ResendProps {
  onResend: () => void
  resending: boolean
  /** What else may be wrong. */
  children?: ReactNode
}

/** Below the place for a code: another one, and what to do about a wrong address. */
export const Resend = ({ onResend, resending, children }: ResendProps) => {
  const { t } = useTranslation('auth')
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="1" textStyle="small" color="fg.muted">
        {t('resend.question')}
        <Button variant="quiet" size="sm" loading={resending} loadingLabel={t('resend.sending')} onClick={onResend}>
          {t('resend.action')}
        </Button>
      </chakra.div>
      {children}
    </chakra.div>
  )
}
