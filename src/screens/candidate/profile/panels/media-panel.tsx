import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { profileMutations } from '../../../../features/user/profile.mutations'
import { FormField } from '../../../../forms/form-field'
import { MutationForm } from '../../../../forms/mutation-form'
import { useAppForm } from '../../../../forms/use-app-form'
import { useErrorMessage } from '../../../../i18n/use-error-message'
import { notify } from '../../../../notify'
import { TextLink } from '../../../../ui/link'
import { TextField } from '../../../../ui/fields/text-field'
import { addedMedia } from '../added.rules'
import { EntryDialog } from './entry-dialog'
import {
  toAddress,
  isSame,
  mediaForm,
  takenOff,
  type DraftMedia,
  type MediaValues,
} from '../review.rules'
import { AddOrCancel, SmallList } from './small-list'
import { TakenOff } from './taken-off'

interface MediaPanelProps {
  /** The media appearances from the resume, as they are being reviewed. */
  draft: readonly DraftMedia[]
  read: readonly DraftMedia[]
  /** The media appearances that were added by hand; each counts at once. */
  added: readonly components['schemas']['ProfileMedia'][]
  errors: Record<string, string>
  onChange: (media: DraftMedia[]) => void
}

/** Links to what somebody made: of the resume, and added ones. */
export const MediaPanel = ({ draft, read, added, errors, onChange }: MediaPanelProps) => {
  const { t } = useTranslation('profile')
  const sentence = useErrorMessage()
  const [at, setAt] = useState<number | null>(null)
  const remove = useMutation({
    ...profileMutations.removeMedia(),
    onSuccess: ({ message }) => notify.success({ title: message }),
    onError: (error) => notify.error({ title: t('notRemoved'), body: sentence(error) }),
  })
  const keep = (values: MediaValues) => {
    onChange(draft.map((item, place) => (place === at ? values : item)))
    setAt(null)
  }
  const fromResume = draft.map((item, place) => ({
    id: `resume-${place}`,
    name: item.title,
    content: <MediaLink item={item} />,
    own: !read.some((other) => isSame(other, item)),
    error: errors[`media.${place}.title`] ?? errors[`media.${place}.url`],
    change: () => setAt(place),
    remove: () => onChange(draft.filter((_item, other) => other !== place)),
  }))
  return (
    <SmallList
      title={t('media.title')}
      none={t('media.none')}
      addLabel={t('media.add')}
      items={[
        ...fromResume,
        ...added.map((item) => ({
          id: item.id,
          name: item.title,
          own: true,
          content: <MediaLink item={item} />,
          remove: () => remove.mutate(item),
        })),
      ]}
      adding={(close) => <AddMedia onClose={close} />}
    >
      <TakenOff
        entries={takenOff(read, draft)}
        getName={({ title }) => title}
        onPutBack={(item) => onChange([...draft, item])}
      />
      <EntryDialog<MediaValues>
        open={at !== null}
        title={t('media.changeTitle')}
        schema={mediaForm}
        values={(at === null ? null : draft[at]) ?? { title: '', url: '' }}
        onKeep={keep}
        onClose={() => setAt(null)}
      >
        <FormField name="title" label={t('media.name')}>
          {(field) => <TextField {...field} maxLength={200} />}
        </FormField>
        <FormField name="url" label={t('media.link')}>
          {(field) => <TextField {...field} type="url" maxLength={500} />}
        </FormField>
      </EntryDialog>
    </SmallList>
  )
}

const AddMedia = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('profile')
  const form = useAppForm({ schema: addedMedia, defaultValues: { title: '', url: '' } })
  return (
    <MutationForm
      form={form}
      mutation={useMutation(profileMutations.addMedia())}
      toRequest={(values) => values}
      onDone={onClose}
    >
      <FormField name="title" label={t('media.name')}>
        {(field) => <TextField {...field} maxLength={200} />}
      </FormField>
      <FormField name="url" label={t('media.link')}>
        {(field) => <TextField {...field} type="url" maxLength={500} placeholder="https://…" />}
      </FormField>
      <AddOrCancel onCancel={onClose} />
    </MutationForm>
  )
}

const MediaLink = ({ item }: { item: DraftMedia }) => (
  <TextLink>
    <a href={toAddress(item.url)} target="_blank" rel="noreferrer">
      <bdi>{item.title}</bdi>
    </a>
  </TextLink>
)
