import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'

export type Course = components['schemas']['Course']

/** The facts of a course in a line, and what is not known of it. */
export function useCourseLabels() {
  const { t } = useTranslation('courses')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language, 1)
  return {
    facts: ({
      duration_hours: hours,
      price_aed: price,
      mode,
      language: taught,
    }: Course): string[] => [
      ...(hours === null ? [] : [t('fact.hours', { count: hours, number: number(hours) })]),
      ...(price === null
        ? []
        : [
            price === 0
              ? t('fact.free')
              : t('fact.price', { count: price, price: formatNumber(price, language) }),
          ]),
      ...(hours === null || price === null ? [t('fact.unknown')] : []),
      t(`fact.${mode}`),
      t(`fact.taught.${taught}`),
    ],
    number,
  }
}
