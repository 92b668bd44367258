import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { UploadField } from '../../../features/user/upload/upload-field'
import { FormField, ValueField } from '../../../forms/form-field'
import { Notice } from '../../../ui/feedback/notice'
import { CheckboxField } from '../../../ui/fields/choice-field'
import type { CandidateOnboarding } from './use-candidate-onboarding'

/**
 * The resume, or the choice to go on without one. The file goes up over all steps, so the form of
 * this one does not hold it.
 */
export const ResumeField = (onboarding: CandidateOnboarding) => {
  const { t } = useTranslation('onboarding')
  const isWithout = useWatch({ name: 'without_resume' }) === true
  return (
    <div>
      {isWithout ? (
        <Notice tone="info" live title={t('resume.withoutTitle')}>
          {t('resume.withoutBody')}
        </Notice>
      ) : (
        <ResumeUpload {...onboarding} />
      )}
      {/* Who has selected a file has answered the question. */}
      {onboarding.resume.value === null ? (
        <FormField name="without_resume" label={t('resume.without')}>
          {(field) => <CheckboxField {...field} />}
        </FormField>
      ) : null}
    </div>
  )
}

const ResumeUpload = ({ resume, asked }: CandidateOnboarding) => {
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
