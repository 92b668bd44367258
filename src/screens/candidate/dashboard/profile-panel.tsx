import { chakra } from '@chakra-ui/react/styled-system'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { Loaded } from '../../../loading/loaded'
import { ReplaceResume } from '../../../features/user/upload/replace-resume'
import { ResumeFile } from '../../../features/user/upload/resume-reading'
import { useResumeFailure } from '../../../features/user/upload/use-resume-failure'
import { toProfile } from '../../../paths'
import { Icon } from '../../../ui/icons'
import { TextLink } from '../../../ui/link'
import { Notice } from '../../../ui/feedback/notice'
import { Nuqta } from '../../../ui/career-path/nuqta'
import { Panel } from '../../../ui/layout/panel'
import { ProgressLine } from '../../../ui/charts/progress-line'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import type { Questionnaire } from './tests-panel'
import { toState, type Card } from './next-step'

type Profile = components['schemas']['UserProfile']

interface ProfilePanelProps {
  profile: UseQueryResult<Profile>
  /** Null until they are there. */
  cards: readonly Card[] | null
  questionnaire: Questionnaire | null
}

/**
 * How far the profile is: what is there, what is still to come, and a resume that could not be
 * read.
 */
export const ProfilePanel = ({ profile, cards, questionnaire }: ProfilePanelProps) => {
  const { t } = useTranslation('candidate')
  return (
    <Panel
      title={t('dashboard.profile.title')}
      titleEnd={
        <TextLink tone="strong">
          <Link to={toProfile()}>{t('dashboard.profile.open')}</Link>
        </TextLink>
      }
    >
      <Loaded
        query={profile}
        level={3}
        labels={{ loading: t('dashboard.profile.loading'), failed: t('dashboard.profile.failed') }}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="3">
            <Skeleton width="70%" />
            <Skeleton />
            <Skeleton width="50%" />
          </chakra.div>
        }
      >
        {(found) => <Status profile={found} cards={cards} questionnaire={questionnaire} />}
      </Loaded>
    </Panel>
  )
}

interface Step {
  id: string
  text: string
  done: boolean
  /** What leads on where it is still ahead. */
  next?: ReactNode
}

const Status = ({
  profile,
  cards,
  questionnaire,
}: { profile: Profile } & Omit<ProfilePanelProps, 'profile'>) => {
  const { t } = useTranslation('candidate')
  const read = profile.review.read ?? profile.upload_response?.profile ?? null
  // A profile that counts although nothing was read was typed.
  const isTyped = profile.review.counts && profile.review.read_at === null
  const steps: Step[] = [
    { id: 'email', text: t('dashboard.profile.email'), done: true },
    { id: 'approved', text: t('dashboard.profile.approved'), done: true },
    {
      id: 'resume',
      text:
        read === null
          ? t('dashboard.profile.resume')
          : t(isTyped ? 'dashboard.profile.typed' : 'dashboard.profile.read', {
              count: read.skills.length,
            }),
      done: read !== null,
    },
    {
      id: 'reviewed',
      text: t('dashboard.profile.reviewed'),
      done: profile.review.counts,
      next: (
        <TextLink>
          <Link to={toProfile()}>{t('dashboard.profile.review')}</Link>
        </TextLink>
      ),
    },
    ...(cards ?? []).map((card) => ({
      id: card.kind,
      text: t(`dashboard.kind.${card.kind}`),
      done: ['done', 'waiting'].includes(toState(card)),
    })),
    ...(questionnaire === null
      ? []
      : [
          {
            id: 'personality',
            text: t('dashboard.kind.personality'),
            done: questionnaire.assessmentProgress.assessmentComplete,
          },
        ]),
  ]
  const done = steps.filter((step) => step.done).length
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <ProgressLine
        value={(100 * done) / steps.length}
        label={t('dashboard.profile.title')}
        number={t('dashboard.doneOf', { done, total: steps.length })}
      />
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {steps.map((step) => (
          <chakra.li
            key={step.id}
            display="flex"
            alignItems="center"
            gap="3"
            textStyle="small"
            color={step.done ? 'fg' : 'fg.muted'}
          >
            <chakra.span
              display="inline-flex"
              justifyContent="center"
              width="20px"
              flexShrink="0"
              color="accent"
            >
              {step.done ? <Icon of={Check} /> : <Nuqta filled={false} size={11} />}
            </chakra.span>
            {step.text}
            <VisuallyHidden>
              : {step.done ? t('dashboard.profile.done') : t('dashboard.profile.ahead')}
            </VisuallyHidden>
            {step.done || step.next === undefined ? null : (
              <chakra.span marginInlineStart="auto">{step.next}</chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <Resume resume={profile.resume} />
    </chakra.div>
  )
}

const isReplacing = (snapshot: SessionSnapshot) => snapshot.matches({ CANDIDATE: 'replacing' })

/** The file, and another one where it could not be read. */
const Resume = ({ resume }: Pick<Profile, 'resume'>) => {
  const { t } = useTranslation('candidate')
  const actor = SessionContext.useActorRef()
  const failureWords = useResumeFailure()
  const replacing = SessionContext.useSelector(isReplacing)
  if (resume === null) return null
  return (
    <>
      <ResumeFile resume={resume} />
      {resume.status === 'failed' ? (
        <>
          <Notice tone="warning" title={t('dashboard.profile.kept')}>
            {failureWords({ code: resume.failure ?? 'resume_broken', message: '' })}
          </Notice>
          <ReplaceResume
            onUploaded={(uploadId) => actor.send({ type: 'resume.uploaded', uploadId })}
            working={replacing}
            secondary
          />
        </>
      ) : null}
    </>
  )
}
