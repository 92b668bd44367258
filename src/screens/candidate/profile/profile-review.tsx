import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import FileSearch from 'lucide-react/icons/file-search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { useFailure } from '../../../forms/mutation-form'
import { profileMutations } from '../../../features/user/profile.mutations'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { AwardsPanel } from './panels/awards-panel'
import { ContactPanel } from './panels/contact-panel'
import { EducationPanel } from './panels/education-panel'
import { LinesField } from './panels/lines-field'
import { MediaPanel } from './panels/media-panel'
import { Panel } from '../../../ui/layout/panel'
import { ResumePanel } from './panels/resume-panel'
import { ReviewBar } from './review-bar'
import { FromPictureNotice, ReviewNotice } from './review-notice'
import { withWhatIsNew } from './merge.rules'
import { type LookedFor, ReadingContext } from './reading/reading-context'
import { ReadingView } from './reading/reading-view'
import { toDraft, toDraftMedia, toReview, tidied, type Draft, type Profile } from './review.rules'
import { SkillsPanel } from './panels/skills-panel'
import { useDraft } from './use-draft'
import { WorkPanel } from './panels/work-panel'

interface ProfileReviewProps {
  userId: string
  profile: components['schemas']['UserProfile']
  /** The one that counts, or what was read while none does. */
  shown: Profile
  /** No resume could be read, and the profile is typed. */
  typed?: boolean
  onSaved?: () => void
}

/** The profile with everything on it to be corrected, and saved as a whole. */
export const ProfileReview = ({
  userId,
  profile,
  shown,
  typed = false,
  onSaved,
}: ProfileReviewProps) => {
  const { t } = useTranslation('profile')
  const { review } = profile
  const { read } = review
  const {
    draft,
    changed,
    change,
    take,
    discard: discardDraft,
  } = useDraft(userId, shown, review.read_at, typed ? 'typed-profile' : 'profile')
  const save = useMutation(profileMutations.review())
  const failure = useFailure(save.error)
  // After the refusal that a newer resume was read, the candidate continues from the newer one.
  const readAt = failure?.code === 'newer_reading' ? review.read_at : draft.read_at
  const edit = (part: Partial<Draft>) => {
    save.reset()
    change({ ...part, read_at: readAt })
  }
  const send = () => {
    // Empty lines go first, so that what the server says of a line by its number is said beside it.
    const tidy = tidied({ ...draft, read_at: readAt })
    change(tidy)
    save.mutate(toReview(tidy), {
      onSuccess: ({ message }) => {
        discardDraft()
        notify.success({ title: message ?? t('saved') })
        onSaved?.()
      },
    })
  }
  const discard = () => {
    save.reset()
    discardDraft()
  }
  const errors = failure?.fields ?? {}
  const [lookedFor, setLookedFor] = useState<LookedFor | 'anything' | null>(null)
  // Only a resume that was read whole is the one whose lines are kept.
  const canLook = profile.resume?.status === 'completed' && review.read_at !== null
  const isOpen = canLook && lookedFor !== null
  return (
    <ReadingContext value={canLook ? setLookedFor : null}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: isOpen ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr) 320px',
        }}
        gap="5"
        alignItems="start"
      >
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          {review.from_picture && review.state !== 'reviewed' ? <FromPictureNotice /> : null}
          <ReviewNotice
            review={review}
            changed={changed}
            onLook={read === null ? undefined : () => take(read)}
            onMerge={
              read === null ? undefined : () => edit(withWhatIsNew(draft, toDraft(read, readAt)))
            }
          />
          {canLook && !isOpen ? (
            <div>
              <Button
                size="sm"
                variant="secondary"
                icon={<Icon of={FileSearch} size={18} />}
                onClick={() => setLookedFor('anything')}
              >
                {t('reading.open')}
              </Button>
            </div>
          ) : null}
          <ContactPanel draft={draft} errors={errors} onChange={edit} />
          <SkillsPanel
            skills={draft.skills}
            read={read?.skills ?? []}
            typed={read === null}
            onChange={(skills) => edit({ skills })}
          />
          <WorkPanel
            work={draft.work_history_detailed}
            read={read?.work_history_detailed ?? null}
            errors={errors}
            onChange={(work) => edit({ work_history_detailed: work })}
          />
          <EducationPanel
            education={draft.education}
            read={read?.education ?? null}
            errors={errors}
            onChange={(education) => edit({ education })}
          />
          <Panel title={t('languages.title')}>
            <LinesField
              label={t('languages.one')}
              addLabel={t('languages.add')}
              removeLabel={(line) => t('remove', { what: line })}
              values={draft.languages}
              onChange={(languages) => edit({ languages })}
              maxLength={60}
              inResume
            />
          </Panel>
        </chakra.div>
        {isOpen ? (
          <chakra.div
            gridColumn={{ lg: '2' }}
            gridRow={{ lg: '1 / span 2' }}
            alignSelf="stretch"
            minWidth="0"
          >
            <ReadingView
              resumeId={profile.resume?.id ?? ''}
              readAt={review.read_at}
              lookedFor={lookedFor === 'anything' ? null : lookedFor}
              onClose={() => setLookedFor(null)}
            />
          </chakra.div>
        ) : null}
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          {typed ? null : <ResumePanel resume={profile.resume} />}
          <AwardsPanel
            draft={draft.awards}
            read={read?.awards ?? []}
            added={profile.awards.filter(({ from_resume }) => !from_resume)}
            errors={errors}
            onChange={(awards) => edit({ awards })}
          />
          <MediaPanel
            draft={draft.media}
            read={toDraftMedia(read?.media ?? [])}
            added={shown.media.filter(({ from_resume }) => !from_resume)}
            errors={errors}
            onChange={(media) => edit({ media })}
          />
        </chakra.div>
      </chakra.div>
      <ReviewBar
        state={review.state}
        counts={review.counts}
        changed={changed}
        saving={save.isPending}
        failure={failure}
        onSave={send}
        onDiscard={discard}
      />
    </ReadingContext>
  )
}
