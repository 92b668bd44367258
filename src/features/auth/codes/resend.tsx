import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/link'

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
    <chakra.div display="flex" flexDirection="column" gap="2" textStyle="small" color="fg.muted">
      <p>
        {t('resend.question')}{' '}
        <TextLink tone="strong">
          <button
            type="button"
            aria-busy={resending || undefined}
            onClick={() => (resending ? undefined : onResend())}
          >
            {resending ? t('resend.sending') : t('resend.action')}
          </button>
        </TextLink>
      </p>
      {children}
    </chakra.div>
  )
}
