import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { reviewsQueries } from './reviews.queries'

/** How much waits for the reader; nothing where nothing does. */
export const WaitingReviews = () => {
  const { language } = useLanguage()
  const { data } = useQuery(reviewsQueries.count())
  return data === undefined || data.count === 0 ? null : formatNumber(data.count, language)
}
