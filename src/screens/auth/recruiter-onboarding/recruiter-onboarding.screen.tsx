import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { Checking } from '../../../features/auth/checking'
import { CompanyFields } from '../../../features/auth/company-fields'
import { JoiningPath } from '../../../features/auth/joining-path'
import { RefusalNotice } from '../../../forms/refusal-notice'
import { usePerson } from '../../../session/session-context'
import { refusedField } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { UploadField } from '../../../features/user/upload-field'
import { toOnboarding } from '../../../paths'
import { Button } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { useCompanyForm } from './use-company-form'

const RecruiterOnboardingScreen = () => {
  const { t } = useTranslation('onboarding')
  const person = usePerson()
  return person === null ? (
    <Checking>{t('choice.through')}</Checking>
  ) : (
    <CompanyDetails person={person} />
  )
}

/** The company somebody recruits for. */
const CompanyDetails = ({ person }: { person: SessionUser }) => {
  const { t } = useTranslation('onboarding')
  const { t: tUser } = useTranslation('user')
  const words = useRuleSentence()
  const { form, formRef, failure, upload, logoMissing, sectors, submitting, submit } =
    useCompanyForm(person)
  return (
    <AuthPage>
      <JoiningPath at="details" />
      <AuthHeading title={t('company.title')}>{t('company.lead')}</AuthHeading>
      <RefusalNotice failure={failure?.fields ? null : failure} />
      <chakra.form
        ref={formRef}
        noValidate
        onSubmit={(event) => void submit(event)}
        display="flex"
        flexDirection="column"
        gap="5"
      >
        <CompanyFields
          form={form}
          size="lg"
          sectors={sectors.map(({ name }) => name)}
          logo={
            <UploadField
              kind="company_avatar"
              upload={upload}
              label={t('company.logo')}
              labelEnd={t('step.optional')}
              error={
                logoMissing
                  ? tUser('rule.notComplete')
                  : words(refusedField(failure, 'company_avatar'))
              }
            />
          }
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          loading={submitting}
          loadingLabel={t('step.submitting')}
        >
          {t('company.submit')}
        </Button>
      </chakra.form>
      <div>
        <TextLink>
          <Link to={toOnboarding()}>{t('step.otherRole')}</Link>
        </TextLink>
      </div>
    </AuthPage>
  )
}

export default RecruiterOnboardingScreen
