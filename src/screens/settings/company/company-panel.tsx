import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import type { SessionUser } from '../../../../machines/session/answers'
import { CompanyFields } from '../../../features/auth/joining/company-fields'
import {
  toCompanyDetails,
  companyForm,
  type CompanyForm,
} from '../../../features/auth/joining/company.rules'
import { useUpdatePerson } from '../../../features/auth/use-update-person'
import { accountMutations } from '../../../features/user/account.mutations'
import { userQueries } from '../../../features/user/user.queries'
import { MutationForm } from '../../../forms/mutation-form'
import { useAppForm } from '../../../forms/use-app-form'
import { useFormDraft } from '../../../forms/use-form-draft'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { Notice } from '../../../ui/feedback/notice'
import { Panel } from '../../../ui/layout/panel'
import { SaveOrDiscard } from '../../../features/user/save-or-discard'

type Company = components['schemas']['Company']

const toFormValues = (company: Company): CompanyForm => ({
  company_name: company.company_name,
  company_size: String(company.company_size),
  company_industry: company.company_industry,
  company_location: company.company_location,
  company_website: company.company_website ?? '',
  company_description: company.company_description,
})

/** What the company says of itself. What is typed is kept in this tab until it is saved. */
export const CompanyPanel = ({ person, company }: { person: SessionUser; company: Company }) => {
  const { t } = useTranslation('company')
  const { language } = useLanguage()
  const updatePerson = useUpdatePerson()
  const sectors = useQuery(userQueries.sectors(language))
  const save = useMutation(accountMutations.updateCompany())
  const saved = toFormValues(company)
  const form = useAppForm({ schema: companyForm, defaultValues: saved })
  const { discard } = useFormDraft(form, 'company', person.id, saved)
  return (
    <Panel title={t('details')}>
      <MutationForm
        form={form}
        mutation={save}
        toRequest={toCompanyDetails}
        onDone={({ data, message }) => {
          updatePerson({ ...person, companyDetail: data })
          form.reset(toFormValues(data))
          discard()
          notify.success({ title: message ?? t('saved') })
        }}
      >
        {sectors.isError ? <Notice tone="warning" live title={t('sectorsFailed')} /> : null}
        <CompanyFields size="md" sectors={(sectors.data ?? []).map(({ name }) => name)} />
        <SaveOrDiscard
          onDiscard={() => {
            save.reset()
            form.reset(saved)
            discard()
          }}
        />
      </MutationForm>
    </Panel>
  )
}
