import { chakra } from '@chakra-ui/react/styled-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import { dropDraft, keepDraft, restoreDraft } from '../../../features/auth/draft'
import { RefusalNotice } from '../../../forms/refusal-notice'
import { useFailure } from '../../../forms/mutation-form'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { accountMutations } from '../../../features/user/account.mutations'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/panel'
import { PhoneField } from '../../../ui/phone-field'
import { TextField } from '../../../ui/text-field'
import { detailsForm, type DetailsValues } from './account.rules'
import { PictureField } from './picture-field'
import { useKeepPerson } from '../../../features/auth/use-keep-person'

const draft = 'account'

/**
 * Who one is: the picture, the name and the number. What is typed is kept in this tab until it is
 * saved.
 */
export const DetailsPanel = ({ person }: { person: SessionUser }) => {
  const { t } = useTranslation('account')
  const words = useRuleSentence()
  const keepPerson = useKeepPerson()
  const save = useMutation(accountMutations.updateUser())
  const failure = useFailure(save.error)
  const kept = useMemo<DetailsValues>(
    () => ({
      first_name: person.first_name,
      last_name: person.last_name,
      mobile_number: person.mobile_number ?? '',
    }),
    [person],
  )
  const form = useForm<DetailsValues>({
    resolver: zodResolver(
      useMemo(() => detailsForm(person.mobile_number !== null), [person.mobile_number]),
    ),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<DetailsValues>(failure),
    defaultValues: kept,
  })
  const { errors, isDirty, dirtyFields, submitCount } = form.formState
  const formRef = useFirstWrongField(submitCount, failure)
  useEffect(() => {
    const before = restoreDraft(draft, person.id, kept)
    for (const name of ['first_name', 'last_name', 'mobile_number'] as const)
      if (before[name] !== kept[name]) form.setValue(name, before[name], { shouldDirty: true })
    // Once, when the page is opened: afterwards the form itself knows best.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(draft, person.id, values),
      }),
    [form, person.id],
  )

  const submit = form.handleSubmit((values) => {
    const changed = Object.fromEntries(
      Object.entries(values).filter(([name]) => name in dirtyFields),
    )
    save.mutate(changed, {
      onSuccess: ({ data, message }) => {
        keepPerson(data.user)
        form.reset({
          first_name: data.user.first_name,
          last_name: data.user.last_name,
          mobile_number: data.user.mobile_number ?? '',
        })
        dropDraft(draft, person.id)
        notify.success({ title: message ?? t('details.saved') })
      },
    })
  })
  const discard = () => {
    save.reset()
    form.reset(kept)
    dropDraft(draft, person.id)
  }
  return (
    <Panel title={t('details.title')}>
      <chakra.div display="flex" flexDirection="column" gap="6">
        <PictureField person={person} />
        <RefusalNotice failure={failure?.fields ? null : failure} />
        <chakra.form
          ref={formRef}
          noValidate
          onSubmit={(event) => void submit(event)}
          display="flex"
          flexDirection="column"
          gap="5"
        >
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
            gap="5"
            columnGap="4"
          >
            <TextField
              {...form.register('first_name')}
              autoComplete="given-name"
              maxLength={60}
              label={t('details.firstName')}
              error={words(errors.first_name)}
            />
            <TextField
              {...form.register('last_name')}
              autoComplete="family-name"
              maxLength={60}
              label={t('details.lastName')}
              error={words(errors.last_name)}
            />
          </chakra.div>
          <TextField
            value={person.email}
            readOnly
            type="email"
            label={t('details.email')}
            hint={t('details.emailHint')}
          />
          <Controller
            control={form.control}
            name="mobile_number"
            render={({ field: { ref: _ref, onChange, ...field } }) => (
              <PhoneField
                {...field}
                onValueChange={onChange}
                label={t('details.mobile')}
                error={words(errors.mobile_number)}
              />
            )}
          />
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button
              type="submit"
              variant="primary"
              disabled={!isDirty}
              loading={save.isPending}
              loadingLabel={t('saving')}
            >
              {t('save')}
            </Button>
            {isDirty && !save.isPending ? (
              <Button variant="plain" onClick={discard}>
                {t('discard')}
              </Button>
            ) : null}
          </chakra.div>
        </chakra.form>
      </chakra.div>
    </Panel>
  )
}
