import { zodResolver } from '@hookform/resolvers/zod'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SessionUser } from '../../../../machines/session/answers'
import { companyForm, type CompanyForm } from '../../../features/auth/company.rules'
import { dropDraft, keepDraft, restoreDraft } from '../../../features/auth/draft'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'
import { useUpload, type UploadValue } from '../../../features/user/use-upload'
import { userQueries } from '../../../features/user/user.queries'
import { useLanguage } from '../../../i18n/use-language'
import { detailsOf, emptyCompany } from './company.rules'

const draft = 'company'
const refusal = ({ context }: SessionSnapshot) => context.failure
const isSubmitting = (snapshot: SessionSnapshot) =>
  snapshot.matches({ ONBOARDING_PENDING: 'submitting' })

/** Where the company's form meets the session; what was given is kept in this tab. */
export function useCompanyForm(person: SessionUser) {
  const actor = SessionContext.useActorRef()
  const failure = SessionContext.useSelector(refusal)
  const restored = useMemo(() => restoreDraft(draft, person.id, emptyCompany), [person.id])
  const [avatar, setAvatar] = useState<UploadValue | null>(restored.company_avatar)
  const [asked, setAsked] = useState(false)
  const upload = useUpload('company_avatar', avatar, setAvatar)
  const form = useForm<CompanyForm>({
    resolver: zodResolver(companyForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<CompanyForm>(failure),
    defaultValues: restored,
  })
  useEffect(() => {
    const keep = (values: CompanyForm) =>
      keepDraft(draft, person.id, { ...values, company_avatar: avatar })
    keep(form.getValues())
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [form, avatar, person.id])
  useEffect(
    () => () => {
      if (!actor.getSnapshot().matches('ONBOARDING_PENDING')) dropDraft(draft, person.id)
    },
    [actor, person.id],
  )
  const logoOnItsWay = avatar !== null && !avatar.complete
  return {
    form,
    formRef: useFirstWrongField(form.formState.submitCount, failure),
    failure,
    upload,
    logoMissing: asked && logoOnItsWay,
    sectors: useSectors(),
    submitting: SessionContext.useSelector(isSubmitting),
    submit: form.handleSubmit((values) => {
      setAsked(true)
      if (!logoOnItsWay)
        actor.send({
          type: 'onboarding.submitted',
          form: { role: 'recruiter', details: detailsOf(values, avatar) },
        })
    }),
  }
}

/**
 * The industries to choose from. Without them nobody can go on, so their failure is the whole
 * application's.
 */
function useSectors() {
  const { language } = useLanguage()
  const actor = SessionContext.useActorRef()
  const { data, isError } = useQuery({
    ...userQueries.sectors(language),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (isError) actor.send({ type: 'load.failed', what: 'sectors' })
  }, [isError, actor])
  return data ?? []
}
