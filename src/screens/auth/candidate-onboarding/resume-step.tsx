import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { networks } from '../../../features/user/social-links.rules'
import { FormField, ValueField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { FieldMessage } from '../../../ui/fields/field'
import { TextField } from '../../../ui/fields/text-field'
import { resumeForm, type ResumeValues } from './candidate.rules'
import { ResumeField } from './resume-field'
import { StepFrame, type StepProps } from './step-frame'

const examples = {
  linkedin: 'https://www.linkedin.com/in/…',
  facebook: 'https://www.facebook.com/…',
  instagram: 'https://www.instagram.com/…',
  twitter: 'https://x.com/…',
} as const

/**
 * The resume that becomes the profile, if there is one, and where else somebody can be seen.
 */
export const ResumeStep = (step: StepProps) => {
  const { t } = useTranslation('onboarding')
  const { values, next, resume } = step.onboarding
  const form = useAppForm({ schema: resumeForm, defaultValues: values })
  const linksId = useId()
  // A file on its way does not hold anybody up here; it does when all is sent.
  const onNext = (given: ResumeValues) => {
    if (resume.value !== null || given.without_resume) next(given)
  }
  return (
    <StepFrame
      {...step}
      title={t('resume.title')}
      lead={t('resume.lead')}
      form={form}
      onNext={onNext}
    >
      <ResumeField {...step.onboarding} />
      <chakra.div
        role="group"
        aria-labelledby={linksId}
        display="flex"
        flexDirection="column"
        gap="5"
        marginBlockStart="2"
      >
        <ValueField name="candidate_social_links" label={t('resume.links')}>
          {({ label, error }) => (
            <div>
              <chakra.h2 id={linksId} textStyle="h3">
                {label}
              </chakra.h2>
              <FieldMessage id={`${linksId}-message`} hint={t('resume.linksHint')} error={error} />
            </div>
          )}
        </ValueField>
        {networks.map((network) => (
          <FormField key={network} name={network} label={t(`network.${network}`)}>
            {(field) => (
              <TextField
                {...field}
                type="url"
                size="lg"
                labelEnd={t('step.optional')}
                placeholder={examples[network]}
              />
            )}
          </FormField>
        ))}
      </chakra.div>
    </StepFrame>
  )
}
