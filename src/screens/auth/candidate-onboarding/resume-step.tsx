import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { UploadField } from '../../../features/user/upload/upload-field'
import { networks } from '../../../features/user/social-links.rules'
import { FormField, ValueField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { FieldMessage } from '../../../ui/fields/field'
import { TextField } from '../../../ui/fields/text-field'
import { resumeForm, type ResumeValues } from './candidate.rules'
import { StepFrame, type StepProps } from './step-frame'
import type { CandidateOnboarding } from './use-candidate-onboarding'

const examples = {
  linkedin: 'https://www.linkedin.com/in/…',
  facebook: 'https://www.facebook.com/…',
  instagram: 'https://www.instagram.com/…',
  twitter: 'https://x.com/…',
} as const

/** The resume that becomes the profile, and where else somebody can be seen. */
export const ResumeStep = (step: StepProps) => {
  const { t } = useTranslation('onboarding')
  const { values, next, resume } = step.onboarding
  const form = useAppForm({ schema: resumeForm, defaultValues: values })
  const linksId = useId()
  // A file on its way does not hold anybody up here; it does when all is sent.
  const onNext = (links: ResumeValues) => {
    if (resume.value !== null) next(links)
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

/** The file goes up over all steps, so the form of this one does not hold it. */
const ResumeField = ({ resume, asked }: CandidateOnboarding) => {
  const { t } = useTranslation('onboarding')
  const { t: tUser } = useTranslation('user')
  const { submitCount } = useFormState()
  const isMissing = (asked || submitCount > 0) && resume.value === null
  const isOnItsWay = asked && resume.value !== null && !resume.value.complete
  return (
    <ValueField name="candidate_resume" label={t('resume.file')}>
      {({ label, error: refused }) => (
        <UploadField
          kind="resume"
          upload={resume}
          label={label}
          error={isMissing ? t('rule.resume') : isOnItsWay ? tUser('rule.notComplete') : refused}
        />
      )}
    </ValueField>
  )
}
