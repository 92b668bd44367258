import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import { useFormDraft } from '../../../forms/use-form-draft'
import { useUpdatePerson } from '../../../features/auth/use-update-person'
import { accountMutations } from '../../../features/user/account.mutations'
import { FormField, ValueField } from '../../../forms/form-field'
import { MutationForm } from '../../../forms/mutation-form'
import { useAppForm } from '../../../forms/use-app-form'
import { notify } from '../../../notify'
import { Panel } from '../../../ui/layout/panel'
import { PhoneField } from '../../../ui/fields/phone-field'
import { TextField } from '../../../ui/fields/text-field'
import { detailsForm, getDetails } from './account.rules'
import { PictureField } from './picture-field'
import { SaveOrDiscard } from '../../../features/user/save-or-discard'

/** The person's picture, name and number. Typed text is kept in this tab until it is saved. */
export const DetailsPanel = ({ person }: { person: SessionUser }) => {
  const { t } = useTranslation('account')
  const updatePerson = useUpdatePerson()
  const save = useMutation(accountMutations.updateUser())
  const saved = getDetails(person)
  const form = useAppForm({
    schema: useMemo(() => detailsForm(person.mobile_number !== null), [person.mobile_number]),
    defaultValues: saved,
  })
  const { dirtyFields } = form.formState
  const { discard } = useFormDraft(form, 'account', person.id, saved)
  return (
    <Panel title={t('details.title')}>
      <chakra.div display="flex" flexDirection="column" gap="6">
        <PictureField person={person} />
        <MutationForm
          form={form}
          mutation={save}
          toRequest={(values) =>
            Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields))
          }
          onDone={({ data, message }) => {
            updatePerson(data.user)
            form.reset(getDetails(data.user))
            discard()
            notify.success({ title: message ?? t('details.saved') })
          }}
        >
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
            gap="5"
            columnGap="4"
          >
            <FormField name="first_name" label={t('details.firstName')}>
              {(field) => <TextField {...field} autoComplete="given-name" maxLength={60} />}
            </FormField>
            <FormField name="last_name" label={t('details.lastName')}>
              {(field) => <TextField {...field} autoComplete="family-name" maxLength={60} />}
            </FormField>
          </chakra.div>
          <TextField
            value={person.email}
            readOnly
            type="email"
            label={t('details.email')}
            hint={t('details.emailHint')}
          />
          <ValueField<string> name="mobile_number" label={t('details.mobile')}>
            {(field) => <PhoneField {...field} />}
          </ValueField>
          <SaveOrDiscard
            onDiscard={() => {
              save.reset()
              form.reset(saved)
              discard()
            }}
          />
        </MutationForm>
      </chakra.div>
    </Panel>
  )
}
