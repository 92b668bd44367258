import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { Notice } from '../../../../ui/feedback/notice'
import type { Report } from '../timeline.rules'

type Schemas = components['schemas']

/** Each reviewer's scores with the measured ones, and whether two reviewers agree. */
export const GivenReviews = ({
  report: { reviews, second_review: second },
}: {
  report: Report
}) => {
  const { t } = useTranslation('recruiter')
  return (
    <>
      {second === null || second === 'asked' ? null : (
        <Notice
          tone={second === 'differ' ? 'warning' : 'info'}
          title={t(`review.second.${second}`)}
        />
      )}
      {reviews.map((review) => (
        <GivenReview key={review.at} review={review} areTwo={reviews.some((one) => one.second)} />
      ))}
    </>
  )
}

interface GivenReviewProps {
  review: Schemas['ReportReview']
  /**
   * With two reviewers, each one's scores are listed here. With one, they are shown at the answers.
   */
  areTwo: boolean
}

const GivenReview = ({ review, areTwo }: GivenReviewProps) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const { reviewer_name: name, at, note, second, scores } = review
  return (
    <chakra.div textStyle="small" color="fg.muted">
      <p>
        {t(second ? 'review.secondBy' : 'review.by', {
          name: `\u2068${name}\u2069`,
          at: formatDateTime(at, language),
        })}
      </p>
      {note === null ? null : (
        <chakra.p color="fg" dir="auto" textAlign="-webkit-match-parent">
          {note}
        </chakra.p>
      )}
      {areTwo ? <GivenScores scores={scores} /> : null}
    </chakra.div>
  )
}

const GivenScores = ({ scores }: { scores: readonly Schemas['GivenScore'][] }) => {
  const { t } = useTranslation(['recruiter', 'report'])
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1" color="fg">
      {scores.map(({ part, number, criterion, score, measured }) => {
        const what = `${t(`recruiter:part.${part}`)} ${number}`
        const of =
          criterion === null
            ? what
            : `${what}${t('recruiter:list.comma')}${t(`report:criteria.${criterion}`)}`
        return (
          <li key={of}>
            {measured === null
              ? t('recruiter:review.given', { what: of, score })
              : t('recruiter:review.givenMeasured', { what: of, score, measured })}
          </li>
        )
      })}
    </chakra.ul>
  )
}
