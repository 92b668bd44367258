import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { userQueries } from '../../../features/user/user.queries'
import { useFormShell } from '../../../forms/form-context'
import { FormField, ValueField } from '../../../forms/form-field'
import { MutationForm, type FormMutation } from '../../../forms/mutation-form'
import { useAppForm } from '../../../forms/use-app-form'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { SelectField } from '../../../ui/fields/select-field'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { TextField } from '../../../ui/fields/text-field'
import { cities, jobForm, jobTypes, modes, type FormSkill, type JobForm } from './job-form.rules'
import { SkillsField } from './skills-field'

const longest = 20_000

/** With it is sent whether the job is to be posted, which its buttons say. */
const sentForm = z.object({ ...jobForm.shape, publish: z.boolean() })

interface JobFormPanelProps<Request, Answer> {
  form: ReturnType<typeof useJobForm>
  /** A published job is saved; a draft is saved or posted. */
  published: boolean
  mutation: FormMutation<Request, Answer>
  toRequest: (job: JobForm, publish: boolean) => Request
  onDone: (answer: Answer, request: Request) => void
  /** The title of a failure. */
  failed: string
  cancel: ReactNode
}

export const useJobForm = (values: JobForm) =>
  useAppForm({ schema: sentForm, defaultValues: { ...values, publish: false } })

/** All that a job says. What is missing for posting it is said by the server, beside each field. */
export const JobFormPanel = <Request, Answer>({
  form,
  published,
  mutation,
  toRequest,
  onDone,
  failed,
  cancel,
}: JobFormPanelProps<Request, Answer>) => {
  const { t } = useTranslation('posting')
  const { t: tOnboarding } = useTranslation('onboarding')
  return (
    <MutationForm
      form={form}
      mutation={mutation}
      toRequest={({ publish, ...job }) => toRequest(job, publish)}
      onDone={onDone}
    >
      <FormField name="title" label={t('form.title')}>
        {(field) => <TextField {...field} maxLength={200} dir="auto" />}
      </FormField>
      <Sector />
      <Pair>
        <FormField name="job_type" label={t('form.job_type')}>
          {(field) => (
            <SelectField
              {...field}
              placeholder={t('form.choose')}
              options={jobTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
            />
          )}
        </FormField>
        <FormField name="availability_mode" label={t('form.availability_mode')}>
          {(field) => (
            <SelectField
              {...field}
              placeholder={t('form.choose')}
              options={modes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
            />
          )}
        </FormField>
      </Pair>
      <Pair>
        <FormField name="city" label={t('form.city')}>
          {(field) => (
            <SelectField
              {...field}
              placeholder={t('form.choose')}
              options={cities.map((city) => ({ value: city, label: tOnboarding(`city.${city}`) }))}
            />
          )}
        </FormField>
        <FormField name="experience" label={t('form.experience')}>
          {(field) => (
            <TextField {...field} latin inputMode="numeric" hint={t('form.experienceHint')} />
          )}
        </FormField>
      </Pair>
      <ValueField<FormSkill[]> name="skills" label={t('form.skills')}>
        {(field) => <SkillsField {...field} />}
      </ValueField>
      <Description />
      <Pair>
        <FormField name="track" label={t('form.track')}>
          {(field) => <TextField {...field} hint={t('form.trackHint')} maxLength={120} />}
        </FormField>
        <FormField name="closes_on" label={t('form.closes_on')}>
          {(field) => <TextField {...field} type="date" hint={t('form.closesHint')} />}
        </FormField>
      </Pair>
      <Refused title={failed} error={mutation.error} />
      <Buttons published={published} cancel={cancel} />
    </MutationForm>
  )
}

const Sector = () => {
  const { t } = useTranslation('posting')
  const { language } = useLanguage()
  const { data: sectors = [], isError } = useQuery(userQueries.sectors(language))
  return (
    <>
      <Pair>
        {/* The sectors may come after the job: what is chosen among them is said again then. */}
        <ValueField<string> name="sector" label={t('form.sector')}>
          {({ onValueChange, ...field }) => (
            <SelectField
              {...field}
              onChange={(event) => onValueChange(event.target.value)}
              placeholder={t('form.choose')}
              options={sectors.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </ValueField>
        <FormField name="industry" label={t('form.industry')}>
          {(field) => <TextField {...field} dir="auto" maxLength={200} />}
        </FormField>
      </Pair>
      {isError ? <Notice tone="warning" live title={t('form.sectorsFailed')} /> : null}
    </>
  )
}

const Description = () => {
  const { t } = useTranslation('posting')
  const { language } = useLanguage()
  const description: string = useWatch({ name: 'description' })
  return (
    <FormField name="description" label={t('form.description')}>
      {(field) => (
        <TextAreaField
          {...field}
          rows={12}
          maxLength={longest}
          counter={t('form.counter', {
            number: formatNumber(description.length, language),
            most: formatNumber(longest, language),
          })}
        />
      )}
    </FormField>
  )
}

/** The form is long, so errors of fields are also shown at the button. */
const Refused = ({ title, error }: { title: string; error: Error | null }) => {
  const sentence = useErrorMessage()
  return error === null ? null : (
    <Notice live tone="danger" title={title}>
      {sentence(error)}
    </Notice>
  )
}

const Buttons = ({ published, cancel }: { published: boolean; cancel: ReactNode }) => {
  const { t } = useTranslation('posting')
  const { pending } = useFormShell()
  const { setValue } = useFormContext()
  const publish: boolean = useWatch({ name: 'publish' })
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {published ? null : (
        // Enter in a field presses the button that submits, and posts no draft by accident.
        <Button
          variant="primary"
          loading={pending && publish}
          loadingLabel={t('form.posting')}
          onClick={({ currentTarget }) => {
            setValue('publish', true)
            currentTarget.form?.requestSubmit()
          }}
        >
          {t('form.post')}
        </Button>
      )}
      <Button
        type="submit"
        variant={published ? 'primary' : 'secondary'}
        loading={pending && !publish}
        loadingLabel={t('form.saving')}
        onClick={() => setValue('publish', false)}
      >
        {published ? t('form.save') : t('form.saveDraft')}
      </Button>
      {cancel}
    </chakra.div>
  )
}

/** Two fields side by side where there is room. */
const Pair = ({ children }: { children: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    gap="5"
    alignItems="start"
  >
    {children}
  </chakra.div>
)
