import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { reviewsQueries } from './reviews.queries'

/** The number of answers that wait for a reviewer; nothing where none does. */
export const WaitingReviews = () => {
  const { language } = useLanguage()
  const { data: total = 0 } = useQuery(reviewsQueries.count())
  return total === 0 ? null : formatNumber(total, language)
}
