import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFailure } from '../../../forms/mutation-form'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { userQueries } from '../../../features/user/user.queries'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { SelectField } from '../../../ui/select-field'
import { TextAreaField } from '../../../ui/text-area-field'
import { TextField } from '../../../ui/text-field'
import { cities, type JobForm, yearsOf } from './job-form.rules'
import { SkillsField } from './skills-field'

const longest = 20_000

interface JobFormPanelProps {
  values: JobForm
  /** A published job is saved; a draft is saved or posted. */
  published: boolean
  working: boolean
  error: Error | null
  /** The title of a failure. */
  failed: string
  cancel: ReactNode
  onSubmit: (values: JobForm, publish: boolean) => void
}

/** All that a job says. What is missing for posting it is said by the server, beside each field. */
export const JobFormPanel = ({
  values,
  published,
  working,
  error,
  failed,
  cancel,
  onSubmit,
}: JobFormPanelProps) => {
  const { t } = useTranslation('posting')
  const { t: tOnboarding } = useTranslation('onboarding')
  const { language } = useLanguage()
  const words = useRuleSentence()
  const sentence = useErrorSentence()
  const failure = useFailure(error)
  const { data: sectors = [], isError: isWithoutSectors } = useQuery(userQueries.sectors(language))
  const [posting, setPosting] = useState(false)
  const form = useForm<JobForm>({
    defaultValues: values,
    shouldFocusError: false,
    errors: useRefusedFields<JobForm>(failure),
  })
  const { errors } = form.formState
  const [skills, description, sector] = useWatch({
    control: form.control,
    name: ['skills', 'description', 'sector'],
  })
  const submit = (publish: boolean) => {
    setPosting(publish)
    // What the server refused before is for the server to refuse again.
    form.clearErrors()
    void form.handleSubmit((filled) => onSubmit(filled, publish))()
  }
  const years = {
    validate: (typed: string) =>
      typed.trim() === '' || yearsOf(typed) !== null || t('form.experienceWrong'),
  }
  return (
    <chakra.form
      ref={useFirstWrongField(0, failure)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(!published)
      }}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <TextField
        {...form.register('title')}
        label={t('form.title')}
        maxLength={200}
        dir="auto"
        error={words(errors.title)}
      />
      <Pair>
        {/* The sectors may come after the job: what is chosen among them is said again then. */}
        <SelectField
          {...form.register('sector')}
          value={sector}
          label={t('form.sector')}
          placeholder={t('form.choose')}
          options={sectors.map(({ id, name }) => ({ value: id, label: name }))}
          error={words(errors.sector)}
        />
        <TextField
          {...form.register('industry')}
          dir="auto"
          label={t('form.industry')}
          maxLength={200}
          error={words(errors.industry)}
        />
      </Pair>
      {isWithoutSectors ? <Notice tone="warning" live title={t('form.sectorsFailed')} /> : null}
      <Pair>
        <SelectField
          {...form.register('job_type')}
          label={t('form.job_type')}
          placeholder={t('form.choose')}
          options={(['full_time', 'part_time'] as const).map((type) => ({
            value: type,
            label: t(`type.${type}`),
          }))}
          error={words(errors.job_type)}
        />
        <SelectField
          {...form.register('availability_mode')}
          label={t('form.availability_mode')}
          placeholder={t('form.choose')}
          options={(['on_site', 'online'] as const).map((mode) => ({
            value: mode,
            label: t(`mode.${mode}`),
          }))}
          error={words(errors.availability_mode)}
        />
      </Pair>
      <Pair>
        <SelectField
          {...form.register('city')}
          label={t('form.city')}
          placeholder={t('form.choose')}
          options={cities.map((city) => ({ value: city, label: tOnboarding(`city.${city}`) }))}
          error={words(errors.city)}
        />
        <TextField
          {...form.register('experience', years)}
          latin
          inputMode="numeric"
          label={t('form.experience')}
          hint={t('form.experienceHint')}
          error={words(errors.experience)}
        />
      </Pair>
      <SkillsField
        skills={skills}
        onChange={(changed) => form.setValue('skills', changed)}
        error={words(errors.skills)}
      />
      <TextAreaField
        {...form.register('description')}
        label={t('form.description')}
        rows={12}
        maxLength={longest}
        counter={t('form.counter', {
          number: formatNumber(description.length, language),
          most: formatNumber(longest, language),
        })}
        error={words(errors.description)}
      />
      <Pair>
        <TextField
          {...form.register('track')}
          label={t('form.track')}
          hint={t('form.trackHint')}
          maxLength={120}
          error={words(errors.track)}
        />
        <TextField
          {...form.register('closes_on')}
          type="date"
          label={t('form.closes_on')}
          hint={t('form.closesHint')}
          error={words(errors.closes_on)}
        />
      </Pair>
      {failure === null ? null : (
        <Notice live tone="danger" title={failed}>
          {sentence(failure)}
        </Notice>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          type="submit"
          variant="primary"
          loading={working && (published || posting)}
          loadingLabel={published ? t('form.saving') : t('form.posting')}
        >
          {published ? t('form.save') : t('form.post')}
        </Button>
        {published ? null : (
          <Button
            variant="secondary"
            loading={working && !posting}
            loadingLabel={t('form.saving')}
            onClick={() => submit(false)}
          >
            {t('form.saveDraft')}
          </Button>
        )}
        {cancel}
      </chakra.div>
    </chakra.form>
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
