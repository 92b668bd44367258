import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SessionUser } from '../../../../machines/session/answers'
import { dropDraft, storeDraft, restoreDraft } from '../../../forms/draft'
import { useOwnFailure } from '../../../features/auth/use-own-failure'
import { userQueries } from '../../../features/user/user.queries'
import { useAppForm } from '../../../forms/use-app-form'
import { useLanguage } from '../../../i18n/use-language'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { getDetails, emptyCompany, recruiterForm, type CompanyValues } from './company.rules'

const draft = 'company'
const isSubmitting = (snapshot: SessionSnapshot) =>
  snapshot.matches({ ONBOARDING_PENDING: 'submitting' })

/** Where the company's form meets the session; what was given is kept in this tab. */
export function useCompanyForm(person: SessionUser) {
  const actor = SessionContext.useActorRef()
  const { asking, ownFailure } = useOwnFailure()
  const [restored] = useState(() => restoreDraft(draft, person.id, emptyCompany))
  const form = useAppForm({ schema: recruiterForm, defaultValues: restored })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeDraft(draft, person.id, values),
      }),
    [form, person.id],
  )
  useEffect(
    () => () => {
      if (!actor.getSnapshot().matches('ONBOARDING_PENDING')) dropDraft(draft, person.id)
    },
    [actor, person.id],
  )
  return {
    form,
    failure: ownFailure('submitOnboarding'),
    pending: SessionContext.useSelector(isSubmitting),
    onSubmit: (company: CompanyValues) => {
      asking('submitOnboarding')
      actor.send({
        type: 'onboarding.submitted',
        form: { role: 'recruiter', details: getDetails(company) },
      })
    },
  }
}

/**
 * The industries to choose from. Without them nobody can go on, so their failure is the whole
 * application's.
 */
export function useSectors() {
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
