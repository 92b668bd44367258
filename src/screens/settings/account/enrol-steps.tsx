import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { authMutations } from '../../../features/auth/auth.mutations'
import { useCodeEntry } from '../../../features/auth/codes/use-code-entry'
import { rule } from '../../../forms/field-rules'
import { Form, Submit } from '../../../forms/form'
import { ValueField } from '../../../forms/form-field'
import { useFailure } from '../../../forms/mutation-form'
import { Button, LinkButton } from '../../../ui/button'
import { CodeField } from '../../../ui/fields/code-field'
import { CopyButton } from './copy-button'
import { QrCode } from './qr-code'

interface EnrolStepsProps {
  secret: components['schemas']['SecondFactorSecret']
  /** Called once the code was right: it is on. */
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** The secret goes into the app, and a code of the app proves that it has arrived. */
export const EnrolSteps = ({ secret, onCodes, onCancel }: EnrolStepsProps) => {
  const { t } = useTranslation('account')
  const first = useRef<HTMLHeadingElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <chakra.ol display="flex" flexDirection="column" gap="8">
      <Step number="1" title={t('secondFactor.scan.title')} headingRef={first}>
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', sm: 'row' }}
          alignItems="flex-start"
          gap="5"
        >
          <QrCode value={secret.uri} label={t('secondFactor.scan.picture')} />
          <chakra.div
            display="flex"
            flexDirection="column"
            alignItems="flex-start"
            gap="4"
            minWidth="0"
            textStyle="small"
            color="fg.muted"
          >
            <p>{t('secondFactor.scan.body')}</p>
            {/* A phone cannot scan its own screen. */}
            <chakra.span display={{ base: 'inline-flex', sm: 'none' }}>
              <LinkButton variant="secondary" size="sm">
                <a href={secret.uri}>{t('secondFactor.scan.open')}</a>
              </LinkButton>
            </chakra.span>
            <div>
              <p>{t('secondFactor.scan.typeInstead')}</p>
              <chakra.p
                marginBlock="1"
                textStyle="bodyStrong"
                color="fg"
                css={{ textWrap: 'balance' }}
              >
                <chakra.code dir="ltr" fontFamily="text" letterSpacing="0.04em">
                  {inGroups(secret.secret)}
                </chakra.code>
              </chakra.p>
              <CopyButton text={secret.secret} label={t('secondFactor.scan.copy')} />
            </div>
          </chakra.div>
        </chakra.div>
      </Step>
      <Step number="2" title={t('secondFactor.code.title')}>
        <ConfirmForm onCodes={onCodes} onCancel={onCancel} />
      </Step>
    </chakra.ol>
  )
}

const ConfirmForm = ({ onCodes, onCancel }: Omit<EnrolStepsProps, 'secret'>) => {
  const { t } = useTranslation('account')
  const confirm = useMutation(authMutations.turnOnSecondFactor())
  const { entry, send } = useCodeEntry({
    onCode: (code) => confirm.mutate({ code }, { onSuccess: onCodes }),
    checking: confirm.isPending,
    failure: useFailure(confirm.error),
    isWhole: (code) => code.length === 6,
    missing: rule('auth:rule.appCode'),
  })
  return (
    <Form {...entry}>
      <ValueField<string> name="code" label={t('secondFactor.code.label')}>
        {(field) => (
          <CodeField {...field} length={6} onComplete={send} hint={t('secondFactor.code.hint')} />
        )}
      </ValueField>
      <Submit
        variant="primary"
        pendingLabel={t('secondFactor.code.checking')}
        after={
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      >
        {t('secondFactor.code.confirm')}
      </Submit>
    </Form>
  )
}

interface StepProps {
  number: string
  title: string
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const Step = ({ number, title, headingRef, children }: StepProps) => (
  <chakra.li display="flex" gap={{ base: '3', md: '4' }}>
    <chakra.span
      aria-hidden
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      boxSize="28px"
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      textStyle="smallStrong"
    >
      {number}
    </chakra.span>
    <chakra.div flex="1" minWidth="0">
      <chakra.h3 ref={headingRef} tabIndex={-1} outline="none" textStyle="h3" marginBlockEnd="3">
        {title}
      </chakra.h3>
      {children}
    </chakra.div>
  </chakra.li>
)

/** Four letters at a time, as people copy by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret
