import { zodResolver } from '@hookform/resolvers/zod'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import type { SessionUser } from '../../../../machines/session/answers'
import { answerOf, api } from '../../../api/client'
import { RefusalNotice } from '../../../features/auth/refusal-notice'
import { useFailure } from '../../../features/auth/use-failure'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { toPrivacy } from '../../../paths'
import { Button } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { PhoneField } from '../../../ui/phone-field'
import { TextAreaField } from '../../../ui/text-area-field'
import { TextField } from '../../../ui/text-field'
import { demoForm, type DemoForm, requestOf } from './book-demo.rules'

interface DemoRequestProps {
  /** Who is signed in need not write who they are. */
  person: SessionUser | null
  /** What the server said to it. */
  onDone: (message: string) => void
}

/** Who asks, for which company, and what they want to see. */
export const DemoRequest = ({ person, onDone }: DemoRequestProps) => {
  const { t } = useTranslation('demo')
  const words = useRuleSentence()
  const ask = useMutation({
    mutationFn: (body: components['schemas']['BookDemo']) =>
      answerOf(api.POST('/recruiter/book-demo/', { body })),
  })
  const failure = useFailure(ask.error)
  const form = useForm<DemoForm>({
    resolver: zodResolver(demoForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<DemoForm>(failure),
    defaultValues: valuesOf(null),
    // Who is signed in may be known only after the page is there; what was typed by then stays.
    values: valuesOf(person),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, submitCount } = form.formState
  const size = errors.company_size
  const submit = form.handleSubmit((values) =>
    ask.mutate(requestOf(values), { onSuccess: ({ message }) => onDone(message) }),
  )
  return (
    <chakra.form
      ref={useFirstWrongField(submitCount, failure)}
      noValidate
      onSubmit={(event) => void submit(event)}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="4"
        rowGap="5"
        alignItems="start"
      >
        <TextField
          {...form.register('full_name')}
          autoComplete="name"
          maxLength={200}
          label={t('field.name')}
          error={words(errors.full_name)}
        />
        <TextField
          {...form.register('email')}
          type="email"
          autoComplete="email"
          label={t('field.email')}
          error={words(errors.email)}
        />
        <TextField
          {...form.register('company_name')}
          autoComplete="organization"
          maxLength={200}
          label={t('field.company')}
          error={words(errors.company_name)}
        />
        <TextField
          {...form.register('company_size')}
          latin
          inputMode="numeric"
          label={t('field.size')}
          hint={t('optional')}
          error={size?.message === 'companySize' ? t('sizeRule') : words(size)}
        />
        <Controller
          control={form.control}
          name="mobile_number"
          render={({ field: { onChange, ...field } }) => (
            <PhoneField
              {...field}
              onValueChange={onChange}
              autoComplete="tel"
              label={t('field.mobile')}
              hint={t('optional')}
              error={words(errors.mobile_number)}
            />
          )}
        />
      </chakra.div>
      <TextAreaField
        {...form.register('message')}
        rows={4}
        maxLength={4000}
        label={t('field.message')}
        hint={t('messageHint')}
        error={words(errors.message)}
      />
      <RefusalNotice failure={failure?.fields ? null : failure} />
      <chakra.p textStyle="small" color="fg.muted">
        <Trans t={t} i18nKey="privacy" components={{ privacy: <PrivacyLink /> }} />
      </chakra.p>
      <div>
        <Button type="submit" variant="primary" loading={ask.isPending} loadingLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </chakra.form>
  )
}

const valuesOf = (person: SessionUser | null): DemoForm => ({
  full_name: person === null ? '' : `${person.first_name} ${person.last_name}`.trim(),
  email: person?.email ?? '',
  mobile_number: '',
  company_name: person?.companyDetail?.company_name ?? '',
  company_size: '',
  message: '',
})

const PrivacyLink = ({ children }: { children?: ReactNode }) => (
  <TextLink inText>
    <Link to={toPrivacy()} target="_blank">
      {children}
    </Link>
  </TextLink>
)
