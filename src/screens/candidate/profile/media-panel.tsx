import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { profileMutations } from '../../../features/user/profile.mutations'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { notify } from '../../../notify'
import { TextLink } from '../../../ui/link'
import { TextField } from '../../../ui/text-field'
import { SmallList } from './small-list'

/** Links to what somebody made. Each counts as soon as it is added. */
export const MediaPanel = ({ media }: { media: readonly components['schemas']['ProfileMedia'][] }) => {
  const { t } = useTranslation('profile')
  const sentence = useErrorSentence()
  const add = useMutation(profileMutations.addMedia())
  const remove = useMutation({
    ...profileMutations.removeMedia(),
    onSuccess: ({ message }) => notify.success({ title: message }),
    onError: (error) => notify.error({ title: t('notRemoved'), body: sentence(error) }),
  })
  return (
    <SmallList
      title={t('media.title')}
      none={t('media.none')}
      addLabel={t('media.add')}
      items={media.map((item) => ({
        id: item.id,
        name: item.title,
        content: (
          <TextLink>
            <a href={item.url} target="_blank" rel="noreferrer">
              <bdi>{item.title}</bdi>
            </a>
          </TextLink>
        ),
        remove: () => remove.mutate(item),
      }))}
      empty={{ title: '', url: '' }}
      adding={add.isPending}
      error={add.error}
      onAdd={(values, done) => add.mutate(values, { onSuccess: done })}
      fields={(values, put, words) => (
        <>
          <TextField value={values.title} maxLength={200} label={t('media.name')} error={words('title')} onChange={(event) => put({ title: event.target.value })} />
          <TextField type="url" value={values.url} maxLength={500} label={t('media.link')} placeholder="https://…" error={words('url')} onChange={(event) => put({ url: event.target.value })} />
        </>
      )}
    />
  )
}
