import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import type { SessionUser } from '../../../../machines/session/answers'
import { getAnswer, api } from '../../../api/client'
import { Submit } from '../../../forms/form'
import { FormField, ValueField } from '../../../forms/form-field'
import { MutationForm } from '../../../forms/mutation-form'
import { useAppForm } from '../../../forms/use-app-form'
import { toPrivacy } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { PhoneField } from '../../../ui/fields/phone-field'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { TextField } from '../../../ui/fields/text-field'
import { demoForm, type DemoForm, toRequest } from './book-demo.rules'

interface DemoRequestProps {
  /** A signed-in person need not type their details. */
  person: SessionUser | null
  /** What the server said to it. */
  onDone: (message: string) => void
}

/** The form: who asks, for which company, and what they want to see. */
export const DemoRequest = ({ person, onDone }: DemoRequestProps) => {
  const { t } = useTranslation('demo')
  const ask = useMutation({
    mutationFn: (body: components['schemas']['BookDemo']) =>
      getAnswer(api.POST('/recruiter/book-demo/', { body })),
  })
  const form = useAppForm({
    schema: demoForm,
    defaultValues: toFormValues(null),
    // The signed-in person may be known only after the page is drawn; text that was typed before
    // that stays.
    values: toFormValues(person),
  })
  return (
    <MutationForm
      form={form}
      mutation={ask}
      toRequest={toRequest}
      onDone={({ message }) => onDone(message)}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="4"
        rowGap="5"
        alignItems="start"
      >
        <FormField name="full_name" label={t('field.name')}>
          {(field) => <TextField {...field} autoComplete="name" maxLength={200} />}
        </FormField>
        <FormField name="email" label={t('field.email')}>
          {(field) => <TextField {...field} type="email" autoComplete="email" />}
        </FormField>
        <FormField name="company_name" label={t('field.company')}>
          {(field) => <TextField {...field} autoComplete="organization" maxLength={200} />}
        </FormField>
        <FormField name="company_size" label={t('field.size')}>
          {(field) => <TextField {...field} latin inputMode="numeric" hint={t('optional')} />}
        </FormField>
        <ValueField<string> name="mobile_number" label={t('field.mobile')}>
          {(field) => <PhoneField {...field} autoComplete="tel" hint={t('optional')} />}
        </ValueField>
      </chakra.div>
      <FormField name="message" label={t('field.message')}>
        {(field) => <TextAreaField {...field} rows={4} maxLength={4000} hint={t('messageHint')} />}
      </FormField>
      <chakra.p textStyle="small" color="fg.muted">
        <Trans t={t} i18nKey="privacy" components={{ privacy: <PrivacyLink /> }} />
      </chakra.p>
      <Submit variant="primary" pendingLabel={t('sending')}>
        {t('send')}
      </Submit>
    </MutationForm>
  )
}

const toFormValues = (person: SessionUser | null): DemoForm => ({
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
