import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'

interface ReviewNoticeProps {
  review: components['schemas']['ProfileReviewState']
  /** Something is changed and not saved; a new reading would take its place. */
  changed: boolean
  /** Shows the new reading in place of the profile. */
  onLook: (() => void) | undefined
  /** Adds to the profile what only the new reading says. */
  onMerge: (() => void) | undefined
}

/** Warns during the review that text recognised in a picture may contain errors. */
export const FromPictureNotice = () => {
  const { t } = useTranslation('profile')
  return (
    <Notice tone="warning" title={t('review.fromPicture')}>
      {t('review.fromPictureBody')}
    </Notice>
  )
}

/** Whether the profile counts, since when, and what waits to be looked over. */
export const ReviewNotice = ({ review, changed, onLook, onMerge }: ReviewNoticeProps) => {
  const { t } = useTranslation('profile')
  const { language } = useLanguage()
  if (review.state === 'waiting')
    return (
      <Notice tone="info" title={t('review.waiting')}>
        {review.counts ? t('review.waitingCounts') : t('review.waitingBody')}
      </Notice>
    )
  if (review.state === 'newer') {
    return (
      <Notice
        tone="info"
        title={t('review.newer')}
        action={
          changed || onLook === undefined ? undefined : (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button size="sm" variant="secondary" onClick={onMerge}>
                {t('review.merge')}
              </Button>
              <Button size="sm" variant="secondary" onClick={onLook}>
                {t('review.look')}
              </Button>
            </chakra.div>
          )
        }
      >
        {changed ? t('review.newerChanged') : t('review.newerBody')}
      </Notice>
    )
  }
  if (review.reviewed_at === null) return null
  return (
    <Notice
      tone="success"
      title={t('review.reviewed', { date: formatDate(review.reviewed_at, language) })}
    />
  )
}
