import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import type { SessionUser } from '../../../../machines/session/answers'
import { useUpdatePerson } from '../../../features/auth/use-update-person'
import { accountMutations } from '../../../features/user/account.mutations'
import { PersonAvatar } from '../../../features/user/person-avatar'
import { UploadField } from '../../../features/user/upload/upload-field'
import { useUpload, type UploadValue } from '../../../features/user/upload/use-upload'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'

/** The logo. It counts as soon as it has arrived, as pictures of people do. */
export const LogoPanel = ({
  person,
  company,
}: {
  person: SessionUser
  company: components['schemas']['Company']
}) => {
  const { t } = useTranslation('company')
  const sentence = useErrorMessage()
  const updatePerson = useUpdatePerson()
  const [value, setValue] = useState<UploadValue | null>(null)
  const change = useMutation({
    ...accountMutations.updateCompany(),
    onSuccess: ({ data }, { company_avatar: logo }) => {
      updatePerson({ ...person, companyDetail: data })
      upload.remove()
      notify.success({ title: logo === null ? t('logoRemoved') : t('logoChanged') })
    },
  })
  const upload = useUpload('company_avatar', value, (next) => {
    setValue(next)
    if (next?.complete === true) change.mutate({ company_avatar: next.uploadId })
  })
  return (
    <Panel title={t('logo')}>
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', sm: 'row' }}
        alignItems={{ base: 'stretch', sm: 'flex-start' }}
        gap="5"
      >
        <PersonAvatar name={company.company_name} url={company.company_avatar} size={72} />
        <chakra.div
          flex="1"
          minWidth="0"
          display="flex"
          flexDirection="column"
          alignItems="flex-start"
          gap="3"
        >
          <UploadField
            kind="company_avatar"
            upload={upload}
            label={t('logoChange')}
            error={change.error === null ? undefined : sentence(change.error)}
          />
          {company.company_avatar === null ? null : (
            <Button
              size="sm"
              variant="secondary"
              loading={change.isPending}
              loadingLabel={t('saving')}
              onClick={() => change.mutate({ company_avatar: null })}
            >
              {t('logoRemove')}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </Panel>
  )
}
