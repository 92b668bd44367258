import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { consentTextVersion } from '../../../../../machines/shared/consent-text'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { useLanguage } from '../../../../i18n/use-language'
import { Button } from '../../../../ui/button'
import { CheckboxField } from '../../../../ui/fields/choice-field'
import { Notice } from '../../../../ui/feedback/notice'
import { isConsentRefused, ReadConsentAgain } from './read-consent-again'
import { StepFrame } from '../step-frame'
import { useFailureMessage } from '../use-failure-message'

const sections = ['recorded', 'kept', 'seen', 'decided', 'choice'] as const

/** What is recorded, for how long, and who sees it; and the candidate's yes. */
export const ConsentStep = () => {
  const { send } = AssessmentContext.useRun()
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  const sentence = useFailureMessage()
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const submit = () => {
    if (agreed)
      return send({ type: 'consent.given', textVersion: consentTextVersion, lang: language })
    setAsked(true)
    box.current?.focus()
  }
  return (
    <StepFrame
      step="consent"
      title={t('consent.title')}
      intro={t('consent.intro')}
      footStart={t('consent.version', { version: consentTextVersion })}
      footEnd={
        <Button
          size="lg"
          variant="primary"
          loading={snapshot.hasTag('busy')}
          loadingLabel={t('consent.submitting')}
          onClick={submit}
        >
          {t('consent.submit')}
        </Button>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        {sections.map((section) => (
          <chakra.section
            key={section}
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '180px minmax(0, 1fr)' }}
            columnGap="6"
            rowGap="1"
          >
            <chakra.h2 textStyle="h3">{t(`consent.${section}Title`)}</chakra.h2>
            <chakra.p color="fg.muted">{t(`consent.${section}`)}</chakra.p>
          </chakra.section>
        ))}
        <chakra.div borderBlockStart="1px solid {colors.border}" paddingBlockStart="4">
          <CheckboxField
            ref={box}
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
            label={t('consent.agree')}
            error={asked && !agreed ? t('consent.agreeFirst') : undefined}
          />
        </chakra.div>
        {snapshot.context.failure === null ? null : (
          <Notice tone="danger" live title={sentence(snapshot.context.failure)}>
            {isConsentRefused(snapshot.context.failure) ? <ReadConsentAgain /> : null}
          </Notice>
        )}
      </chakra.div>
    </StepFrame>
  )
}
