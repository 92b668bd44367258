import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { refusedField } from '../../../features/auth/use-refused-fields'
import { UploadField } from '../../../features/user/upload-field'
import { FieldMessage } from '../../../ui/field'
import { TextField } from '../../../ui/text-field'
import type { StepProps } from './about-step'
import { networks } from '../../../features/user/social-links.rules'
import { resumeForm, type ResumeValues } from './candidate.rules'
import { StepFrame } from './step-frame'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { useStepForm } from './use-step-form'

const examples = {
  linkedin: 'https://www.linkedin.com/in/…',
  facebook: 'https://www.facebook.com/…',
  instagram: 'https://www.instagram.com/…',
  twitter: 'https://x.com/…',
} as const

/** The resume that becomes the profile, and where else somebody can be seen. */
export const ResumeStep = ({ onboarding, isFirstShown }: StepProps) => {
  const { t } = useTranslation('onboarding')
  const { t: tUser } = useTranslation('user')
  const words = useRuleSentence()
  const { values, change, next, back, failure, resume, asked } = onboarding
  const linksId = useId()
  // A file on its way does not hold anybody up here; it does when all is sent.
  const onNext = (links: ResumeValues) => {
    if (resume.value !== null) next(links)
  }
  const { form, formRef, submit } = useStepForm<ResumeValues>({
    schema: resumeForm,
    values,
    failure,
    onChange: change,
    onNext,
  })
  const { errors, submitCount } = form.formState
  const missing = (asked || submitCount > 0) && resume.value === null
  const onItsWay = asked && resume.value !== null && !resume.value.complete
  const error = missing
    ? t('rule.resume')
    : onItsWay
      ? tUser('file.notComplete')
      : words(refusedField(failure, 'candidate_resume'))
  return (
    <StepFrame
      title={t('resume.title')}
      lead={t('resume.lead')}
      formRef={formRef}
      onSubmit={(event) => void submit(event)}
      onBack={back}
      submitLabel={t('step.next')}
      isFirstShown={isFirstShown}
    >
      <UploadField kind="resume" upload={resume} label={t('resume.file')} error={error} />
      <chakra.div
        role="group"
        aria-labelledby={linksId}
        display="flex"
        flexDirection="column"
        gap="5"
        marginBlockStart="2"
      >
        <div>
          <chakra.h2 id={linksId} textStyle="h3">
            {t('resume.links')}
          </chakra.h2>
          <FieldMessage
            id={`${linksId}-message`}
            hint={t('resume.linksHint')}
            error={words(refusedField(failure, 'candidate_social_links'))}
          />
        </div>
        {networks.map((network) => (
          <TextField
            key={network}
            {...form.register(network)}
            type="url"
            size="lg"
            label={t(`network.${network}`)}
            labelEnd={t('step.optional')}
            placeholder={examples[network]}
            error={words(errors[network])}
          />
        ))}
      </chakra.div>
    </StepFrame>
  )
}
