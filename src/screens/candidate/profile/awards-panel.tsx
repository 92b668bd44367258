import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { profileMutations } from '../../../features/user/profile.mutations'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { notify } from '../../../notify'
import { TextField } from '../../../ui/text-field'
import { SmallList } from './small-list'

/** Awards. Each counts as soon as it is added. */
export const AwardsPanel = ({ awards }: { awards: readonly components['schemas']['EarnedAward'][] }) => {
  const { t } = useTranslation('profile')
  const sentence = useErrorSentence()
  const add = useMutation(profileMutations.addAward())
  const remove = useMutation({
    ...profileMutations.removeAward(),
    onSuccess: ({ message }) => notify.success({ title: message }),
    onError: (error) => notify.error({ title: t('notRemoved'), body: sentence(error) }),
  })
  return (
    <SmallList
      title={t('awards.title')}
      none={t('awards.none')}
      addLabel={t('awards.add')}
      items={awards.map((award) => ({ id: award.reward_id, name: award.title, content: <bdi>{award.title}</bdi>, remove: () => remove.mutate(award) }))}
      empty={{ title: '' }}
      adding={add.isPending}
      error={add.error}
      onAdd={({ title }, done) => add.mutate(title, { onSuccess: done })}
      fields={(values, put, words) => <TextField value={values.title} maxLength={200} label={t('awards.name')} error={words('title')} onChange={(event) => put({ title: event.target.value })} />}
    />
  )
}
