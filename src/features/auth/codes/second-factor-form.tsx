import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../../machines/session/answers'
import { Button } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { AuthHeading } from '../auth-heading'
import { AuthPage } from '../auth-page'
import { CodeForm } from './code-form'
import { RecoveryForm } from './recovery-form'
import { rule } from '../../../forms/field-rules'
import { RefusalNotice } from '../../../forms/refusal-notice'

interface SecondFactorFormProps {
  onCode: (code: string) => void
  checking: boolean
  failure: Failure | null
  /** Back to where the login begins. */
  onBack: () => void
}

/**
 * The second step of getting in, after a password or a sign-in provider: the code of the app, or a
 * recovery code.
 */
export const SecondFactorForm = ({ onCode, checking, failure, onBack }: SecondFactorFormProps) => {
  const { t } = useTranslation('auth')
  const [withRecovery, setWithRecovery] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  // What is asked for is the next thing to type, on arriving and when the other kind of code is
  // chosen.
  useEffect(() => form.current?.querySelector('input')?.focus(), [withRecovery])
  if (failure?.code === 'second_factor_expired') {
    return (
      <AuthPage>
        <AuthHeading title={t('secondFactor.title')} />
        <RefusalNotice failure={failure} />
        <Button variant="primary" size="lg" wide onClick={onBack}>
          {t('secondFactor.again')}
        </Button>
      </AuthPage>
    )
  }
  return (
    <AuthPage>
      <AuthHeading title={t('secondFactor.title')}>
        {withRecovery ? t('secondFactor.recoveryLead') : t('secondFactor.lead')}
      </AuthHeading>
      <div ref={form}>
        {withRecovery ? (
          <RecoveryForm onCode={onCode} checking={checking} failure={failure} />
        ) : (
          <CodeForm
            onCode={onCode}
            checking={checking}
            failure={failure}
            submitLabel={t('secondFactor.submit')}
            submittingLabel={t('secondFactor.submitting')}
            other={{
              length: 6,
              label: t('secondFactor.field'),
              missing: rule('auth:rule.appCode'),
            }}
          />
        )}
      </div>
      <chakra.div display="flex" flexDirection="column" gap="2" textStyle="small" color="fg.muted">
        <p>
          {withRecovery ? null : `${t('secondFactor.question')} `}
          <TextLink tone="strong">
            <button type="button" onClick={() => setWithRecovery(!withRecovery)}>
              {withRecovery ? t('secondFactor.app') : t('secondFactor.recovery')}
            </button>
          </TextLink>
        </p>
        <p>
          <TextLink>
            <button type="button" onClick={onBack}>
              {t('reset.back')}
            </button>
          </TextLink>
        </p>
      </chakra.div>
    </AuthPage>
  )
}
