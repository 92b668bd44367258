import { useTranslation } from 'react-i18next'
import { formatLine } from '../../../i18n/lists'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { useWaitingPlaces } from './use-waiting-places'

/**
 * How much waits for the reader; nothing where nothing does. A screen reader is told what is
 * counted.
 */
export const WaitingReviews = () => {
  const { t } = useTranslation('reviews')
  const { language } = useLanguage()
  const waiting = useWaitingPlaces()
  if (waiting === null || waiting.total === 0) return null
  const total = formatNumber(waiting.total, language)
  const places = waiting.places
    .filter(({ id }) => id !== 'same')
    .map(({ label, count }) => `${label} ${formatNumber(count, language)}`)
  return (
    <>
      <span aria-hidden>{total}</span>
      <VisuallyHidden>
        {t('waiting.label', { total, places: formatLine(places, language) })}
      </VisuallyHidden>
    </>
  )
}
