import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'

/** Points of a score: "4 points" in a sentence, and "4.0", "+4.0" or "−4.0" in a table. */
export function usePoints() {
  const { t } = useTranslation('agreement')
  const { language } = useLanguage()
  const write = (points: number) => Math.abs(points).toFixed(1)
  return {
    inWords: (points: number) =>
      t('points', {
        count: Math.abs(points),
        number: formatNumber(Math.abs(points), language, 1),
      }),
    write,
    // The mark keeps the sign in front of the number in Arabic.
    writeSigned: (points: number) =>
      points === 0 ? write(0) : `\u200e${points > 0 ? '+' : '\u2212'}${write(points)}`,
  }
}
