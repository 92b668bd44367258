import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/feedback/notice'
import { AuthHeading } from '../auth-heading'
import { AuthPage } from '../auth-page'
import { CodeForm } from './code-form'
import { RefusalNotice } from '../../../forms/refusal-notice'
import { Resend } from './resend'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { useNotice } from '../use-notice'
import { useOwnFailure } from '../use-own-failure'

const address = ({ context }: SessionSnapshot) => context.email

interface CodeStepProps {
  /** Where this is on a longer way. */
  above?: ReactNode
  title: string
  /** The sentence that says where the code went. */
  lead: 'verify.lead' | 'reset.codeLead'
  noticeTone: 'success' | 'info'
  submitLabel: string
  /** The chart's actors that check the code and send another one. */
  asks: { code: 'verifyEmail' | 'checkReset'; resend: 'resendCode' | 'sendResetCode' }
  checking: boolean
  resending: boolean
  onCode: (code: string) => void
  onResend: () => void
  /** What to do about a wrong address. */
  children: ReactNode
  below?: ReactNode
}

/** The page for a code from a mail: where it went, the place for it, and the ways on without it. */
export const CodeStep = ({
  above,
  title,
  lead,
  noticeTone,
  submitLabel,
  asks,
  checking,
  resending,
  onCode,
  onResend,
  children,
  below,
}: CodeStepProps) => {
  const { t } = useTranslation('auth')
  const { asking, ownFailure } = useOwnFailure()
  const notice = useNotice()
  // Digits that were refused do not stay for the next code.
  const [codesAsked, setCodesAsked] = useState(0)
  const email = SessionContext.useSelector(address)
  return (
    <AuthPage>
      {above}
      <AuthHeading title={title}>
        <Trans
          t={t}
          i18nKey={lead}
          components={{
            email: (
              <chakra.bdi color="fg" overflowWrap="anywhere">
                {email}
              </chakra.bdi>
            ),
          }}
        />
      </AuthHeading>
      {notice === null ? null : <Notice tone={noticeTone} live title={notice} />}
      <RefusalNotice failure={ownFailure(asks.resend)} />
      <CodeForm
        key={codesAsked}
        onCode={(code) => {
          asking(asks.code)
          onCode(code)
        }}
        checking={checking}
        failure={ownFailure(asks.code)}
        submitLabel={submitLabel}
        submittingLabel={t('verify.submitting')}
      />
      <Resend
        resending={resending}
        onResend={() => {
          asking(asks.resend)
          if (ownFailure(asks.code) !== null) setCodesAsked((count) => count + 1)
          onResend()
        }}
      >
        <p>{children}</p>
      </Resend>
      {below}
    </AuthPage>
  )
}
