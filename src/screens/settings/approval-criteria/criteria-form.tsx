import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { settingsMutations } from '../../../features/recruiter/settings.mutations'
import { cities } from '../../../features/user/candidate-options'
import { Form } from '../../../forms/form'
import { FormField, ValueField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { CheckboxField, CheckboxGroupField, SwitchField } from '../../../ui/fields/choice-field'
import { ConfirmDialog } from '../../../ui/overlays/dialog'
import { Panel } from '../../../ui/layout/panel'
import { FloatingBar } from '../../../ui/frames/settings-frame'
import {
  areSame,
  criteriaForm,
  toCriteria,
  needs,
  type Criteria,
  type Stored,
} from './criteria.rules'
import { SetBy } from './set-by'
import { TryPanel } from './try-panel'

/** The criteria as an admin sets them; they count once they are saved. */
export const CriteriaForm = ({ stored }: { stored: Stored }) => {
  const { t } = useTranslation(['criteria', 'onboarding', 'settings', 'common'])
  const [asked, setAsked] = useState(false)
  const saving = useMutation(settingsMutations.setCriteria())
  const sentence = useErrorMessage()
  const form = useAppForm({ schema: criteriaForm, defaultValues: toCriteria(stored) })
  const ask = (criteria: Criteria) => {
    // Enter in a box sends the form, also while there is nothing to save.
    if (areSame(criteria, toCriteria(stored))) return
    saving.reset()
    setAsked(true)
  }
  const save = () =>
    saving.mutate(form.getValues(), {
      onSuccess: ({ message }) => {
        setAsked(false)
        if (message !== undefined) notify.success({ title: message })
      },
    })
  const on = form.getValues('auto_approval')
  return (
    <>
      <Form form={form} onSubmit={ask} pending={false} failure={null}>
        <div>
          <chakra.div display="flex" flexDirection="column" gap="5">
            <Panel title={t('auto')}>
              <FormField name="auto_approval" label={t('autoLabel')}>
                {(field) => <SwitchField {...field} hint={t('autoHint')} />}
              </FormField>
            </Panel>
            <Panel title={t('needed')}>
              {needs.map((need) => (
                <FormField key={need} name={need} label={t(`need.${need}`)}>
                  {(field) => <CheckboxField {...field} />}
                </FormField>
              ))}
              <chakra.div marginBlockStart="3">
                <ValueField<Criteria['locations']> name="locations" label={t('locations')}>
                  {({ label, ...field }) => (
                    <CheckboxGroupField
                      {...field}
                      legend={label}
                      hint={t('locationsHint')}
                      inline
                      options={cities.map((city) => ({
                        value: city,
                        label: t(`onboarding:city.${city}`),
                      }))}
                    />
                  )}
                </ValueField>
              </chakra.div>
              <SetBy stored={stored} />
            </Panel>
            <TryPanel />
          </chakra.div>
          <SaveBar />
        </div>
      </Form>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={save}
        title={on ? t('confirm.on') : t('confirm.off')}
        closeLabel={t('confirm.back')}
        cancelLabel={t('confirm.back')}
        confirmLabel={t('confirm.save')}
        working={saving.isPending}
        workingLabel={t('settings:saving')}
        failed={t('notSaved')}
        failure={saving.isError ? sentence(saving.error) : null}
      >
        <p>{on ? t('confirm.onBody') : t('confirm.offBody')}</p>
        <p>{t('confirm.past')}</p>
      </ConfirmDialog>
    </>
  )
}

const SaveBar = () => {
  const { t } = useTranslation(['criteria', 'settings'])
  const { reset } = useFormContext()
  const { isDirty } = useFormState()
  return isDirty ? (
    <FloatingBar>
      <chakra.p flex="1" minWidth="min(220px, 100%)" textStyle="smallStrong" aria-live="polite">
        {t('unsaved')}
      </chakra.p>
      <chakra.div
        display="flex"
        gap="2"
        width={{ base: 'full', sm: 'auto' }}
        css={{ '@media (max-width: 479.98px)': { '& > *': { flexGrow: '1' } } }}
      >
        <Button variant="subtle" onClick={() => reset()}>
          {t('settings:discard')}
        </Button>
        <Button type="submit" variant="primary">
          {t('settings:save')}
        </Button>
      </chakra.div>
    </FloatingBar>
  ) : null
}
