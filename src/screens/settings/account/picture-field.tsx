import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import { accountMutations } from '../../../features/user/account.mutations'
import { PersonAvatar } from '../../../features/user/person-avatar'
import { UploadField } from '../../../features/user/upload/upload-field'
import { useUpload, type UploadValue } from '../../../features/user/upload/use-upload'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { useUpdatePerson } from '../../../features/auth/use-update-person'

/**
 * The person's own picture. A new one counts as soon as it is uploaded, as with all pictures of
 * people.
 */
export const PictureField = ({ person }: { person: SessionUser }) => {
  const { t } = useTranslation('account')
  const sentence = useErrorMessage()
  const updatePerson = useUpdatePerson()
  const [value, setValue] = useState<UploadValue | null>(null)
  const change = useMutation({
    ...accountMutations.updateUser(),
    onSuccess: ({ data }, { avatar }) => {
      updatePerson(data.user)
      upload.remove()
      notify.success({ title: avatar === null ? t('picture.removed') : t('picture.changed') })
    },
  })
  const upload = useUpload('avatar', value, (next) => {
    setValue(next)
    if (next?.complete === true) change.mutate({ avatar: next.uploadId })
  })
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ base: 'stretch', sm: 'flex-start' }}
      gap="5"
    >
      <PersonAvatar
        name={`${person.first_name} ${person.last_name}`}
        url={person.avatar_url}
        size={72}
      />
      <chakra.div
        flex="1"
        minWidth="0"
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap="3"
      >
        <UploadField
          kind="avatar"
          upload={upload}
          label={t('picture.label')}
          error={change.error === null ? undefined : sentence(change.error)}
        />
        {person.avatar_url === null ? null : (
          <Button
            size="sm"
            variant="secondary"
            loading={change.isPending}
            loadingLabel={t('saving')}
            onClick={() => change.mutate({ avatar: null })}
          >
            {t('picture.remove')}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  )
}
