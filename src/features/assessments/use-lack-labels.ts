import { useTranslation } from 'react-i18next'
import { leastShare } from '../../../machines/shared/coverage'
import type { components } from '../../../openapi/generated/api'
import type { Language } from '../../i18n/language'
import { formatClock, formatPercent } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'

type Lack = components['schemas']['EvidenceLack']

/** Says to recruiters what is missing of the evidence of an attempt. */
export function useLackLabels(): (lack: Lack) => string {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return (lack) =>
    isUnmeasured(lack)
      ? t(`evidence.unmeasured.${lack.code}`)
      : t(`evidence.lacks.${lack.code}`, filledIn(lack, language))
}

/** The same in few words, for a row of a list. */
export function useShortLackLabels(): (lack: Lack) => string {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return (lack) =>
    isUnmeasured(lack)
      ? t(`evidence.short.unmeasured.${lack.code}`)
      : t(`evidence.short.${lack.code}`, filledIn(lack, language))
}

/** The same to the candidate whose attempt it is, in the words of their own pages. */
export function useOwnLackLabels(): (lack: Lack) => string {
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  return (lack) =>
    isUnmeasured(lack)
      ? t(`result.unmeasured.${lack.code}`)
      : t(`result.lacks.${lack.code}`, filledIn(lack, language))
}

type ShareCode = 'screen_share' | 'camera_share'

const isShare = (code: Lack['code']): code is ShareCode =>
  code === 'screen_share' || code === 'camera_share'

const isUnmeasured = (lack: Lack): lack is Lack & { code: ShareCode } =>
  lack.value === null && isShare(lack.code)

/** What is filled in; a share keeps a decimal, as 89.9% is not the 90% that it lacks. */
function filledIn({ code, value }: Lack, language: Language) {
  const amount = value ?? 0
  return {
    count: amount,
    value: isShare(code) ? formatPercent(amount, language, 1) : formatClock(amount),
    least: formatPercent(leastShare * 100, language),
  }
}
