import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { useErrorMessage } from '../../../i18n/use-error-message'

type ResumeFailure = components['schemas']['ResumeFailure']

const failures = [
  'resume_no_text',
  'resume_encrypted',
  'resume_broken',
  'resume_too_complex',
] as const satisfies readonly ResumeFailure[]

/**
 * Why a resume became no profile, and what to do: by the reader's code, or the sentence of any
 * other failure.
 */
export function useResumeFailure(): (failure: { code: string; message: string }) => string {
  const { t } = useTranslation('user')
  const sentence = useErrorMessage()
  return (failure) => {
    const known = failures.find((code) => code === failure.code)
    return known === undefined ? sentence(failure) : t(`resume.failure.${known}`)
  }
}
