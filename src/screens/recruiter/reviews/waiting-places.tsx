import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { reviewsQueries } from '../../../features/recruiter/reviews.queries'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toApprovals, toRedoAssessments, toReviews } from '../../../paths'
import { usePerson } from '../../../session/session-context'

/** All that waits for an admin, in numbers, each leading to where it is decided. */
export const WaitingPlaces = () => {
  const { t } = useTranslation('reviews')
  const { language } = useLanguage()
  const isAdmin = usePerson()?.role === 'recruiter admin'
  const { data } = useQuery(reviewsQueries.count())
  if (!isAdmin || data === undefined) return null
  const places = [
    { id: 'answers', count: data.answers, to: toReviews(), search: {} },
    { id: 'requests', count: data.requests, to: toRedoAssessments(), search: {} },
    { id: 'registered', count: data.registered, to: toApprovals(), search: {} },
    { id: 'in_review', count: data.in_review, to: toApprovals(), search: { status: 'PENDING' } },
  ] as const
  const waiting = places.filter(({ count }) => count > 0)
  if (waiting.length === 0) return null
  return (
    <chakra.nav aria-label={t('waiting.title')} marginBlockEnd="6">
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        gap="3"
      >
        {waiting.map(({ id, count, to, search }) => (
          <li key={id}>
            <chakra.span asChild css={placeCss}>
              <Link to={to} search={search}>
                <chakra.span textStyle="small" color="fg.muted">
                  {t(`waiting.${id}`)}{' '}
                </chakra.span>
                <chakra.bdi textStyle="h2">{formatNumber(count, language)}</chakra.bdi>
              </Link>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

const placeCss = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: 'full',
  gap: '1',
  paddingBlock: '3',
  paddingInline: '4',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  bg: 'bg.surface',
  textDecoration: 'none',
  transitionProperty: 'border-color',
  transitionDuration: 'hover',
  _hover: { borderColor: 'accent' },
} as const
