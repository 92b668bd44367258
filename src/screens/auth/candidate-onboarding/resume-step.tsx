import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadField } from '../../../features/user/upload-field'
import { TextField } from '../../../ui/text-field'
import type { StepProps } from './about-step'
import { networks, resumeForm, type ResumeValues } from './candidate.rules'
import { StepFrame } from './step-frame'
import { focusFirstWrong } from '../../../features/auth/use-first-wrong-field'
import { useFieldWords } from './use-field-words'
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
  const words = useFieldWords()
  const { values, change, next, back, failure, resume, asked } = onboarding
  const [tried, setTried] = useState(false)
  const missing = tried && resume.value === null && resume.refused === null
  // A file on its way does not hold anybody up here; it does when all is sent.
  const onNext = (links: ResumeValues) => {
    setTried(true)
    if (resume.value !== null) next(links)
    else setTimeout(() => focusFirstWrong(formRef.current), 0)
  }
  const { form, formRef, submit } = useStepForm<ResumeValues>({ schema: resumeForm, values, failure, onChange: change, onNext })
  const { errors } = form.formState
  const onItsWay = asked && resume.value !== null && !resume.value.complete
  const error = missing || (asked && resume.value === null) ? t('rule.resume') : onItsWay ? tUser('file.notComplete') : failure?.fields?.['candidate_resume']
  return (
    <StepFrame title={t('resume.title')} lead={t('resume.lead')} formRef={formRef} onSubmit={(event) => void submit(event)} onBack={back} submitLabel={t('step.next')} isFirstShown={isFirstShown}>
      <UploadField kind="resume" upload={resume} label={t('resume.file')} error={error} />
      <chakra.fieldset display="flex" flexDirection="column" gap="5">
        <chakra.legend textStyle="h3" marginBlockEnd="1" paddingBlockStart="2">
          {t('resume.links')}
        </chakra.legend>
        <chakra.p textStyle="small" color={failure?.fields?.['candidate_social_links'] ? 'danger.fg' : 'fg.muted'} marginBlockStart="-3">
          {failure?.fields?.['candidate_social_links'] ?? t('resume.linksHint')}
        </chakra.p>
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
      </chakra.fieldset>
    </StepFrame>
  )
}
