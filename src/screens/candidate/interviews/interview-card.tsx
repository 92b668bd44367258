import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../../machines/interview/interview.machine'
import { CalendarButton } from '../../../features/interview/calendar-button'
import type { OwnInterview } from '../../../features/interview/interview.queries'
import { InterviewStatus } from '../../../features/interview/interview-status'
import { MeetingPlace } from '../../../features/interview/meeting-place'
import { formatInZone, nameOfZone } from '../../../i18n/time-zones'
import { ownTimeZone } from '../../../lib/own-time-zone'
import { useLanguage } from '../../../i18n/use-language'
import { linkIn } from '../../../lib/link-in'
import { LinkButton } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'
import { VisuallyHidden } from '../../../ui/visually-hidden'

/**
 * One interview for its candidate: the time on their own clock, with whom, where, and how to join.
 */
export const InterviewCard = ({ interview }: { interview: OwnInterview }) => {
  const { t } = useTranslation('interviews')
  const { language } = useLanguage()
  const { scheduled_at: at, status, place, note, job_title: job, cancel_reason: reason } = interview
  const own = ownTimeZone()
  const link = linkIn(place)
  return (
    <Panel level={3} title={<bdi>{job}</bdi>} titleEnd={<InterviewStatus status={status} />}>
      <chakra.p textStyle="bodyStrong">{formatInZone(at, own, language)}</chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {t('own.zone', { zone: nameOfZone(own, at, language) })}
      </chakra.p>
      {interview.time_zone === own ? null : (
        <chakra.p textStyle="small" color="fg.muted" marginBlockStart="1">
          {t('own.otherZone', {
            at: formatInZone(at, interview.time_zone, language),
            zone: nameOfZone(interview.time_zone, at, language),
          })}
        </chakra.p>
      )}
      <chakra.p marginBlockStart="3">
        {t('own.with', {
          recruiter: `\u2068${interview.recruiter_name}\u2069`,
          company: `\u2068${interview.company_name}\u2069`,
          length: t('minutes', { count: interview.duration_minutes }),
        })}
      </chakra.p>
      {place === null ? null : (
        <chakra.p marginBlockStart="1" overflowWrap="anywhere">
          <chakra.span color="fg.muted">{t('own.place')}</chakra.span>{' '}
          <MeetingPlace place={place} />
        </chakra.p>
      )}
      {note === null ? null : (
        <chakra.div
          marginBlockStart="3"
          paddingInlineStart="3"
          borderInlineStart="2px solid {colors.border.strong}"
        >
          <chakra.p
            dir="auto"
            textAlign="-webkit-match-parent"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {note}
          </chakra.p>
        </chakra.div>
      )}
      {reason === null ? null : (
        <chakra.div marginBlockStart="3">
          <chakra.p textStyle="smallStrong">{t('own.reason')}</chakra.p>
          <chakra.p
            dir="auto"
            textAlign="-webkit-match-parent"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {reason}
          </chakra.p>
        </chakra.div>
      )}
      {status === 'not_attended' ? (
        <chakra.p marginBlockStart="3">{t('own.notAttended')}</chakra.p>
      ) : null}
      {isOver(status) ? null : (
        <>
          <chakra.div display="flex" flexWrap="wrap" gap="2" marginBlockStart="4">
            {link === null ? null : (
              <LinkButton size="sm" variant="primary">
                <a href={link} target="_blank" rel="noreferrer noopener">
                  {t('own.join')}
                  <VisuallyHidden>: {job}</VisuallyHidden>
                </a>
              </LinkButton>
            )}
            <CalendarButton id={interview.id} about={job} />
          </chakra.div>
          <chakra.p textStyle="tiny" color="fg.muted" marginBlockStart="3">
            {t('own.mayRecord')}
          </chakra.p>
        </>
      )}
    </Panel>
  )
}
