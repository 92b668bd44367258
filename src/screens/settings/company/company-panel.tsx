import { zodResolver } from '@hookform/resolvers/zod'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import type { SessionUser } from '../../../../machines/session/answers'
import { CompanyFields } from '../../../features/auth/company-fields'
import {
  companyDetailsOf,
  companyForm,
  type CompanyForm,
} from '../../../features/auth/company.rules'
import { RefusalNotice } from '../../../forms/refusal-notice'
import { useFailure } from '../../../forms/mutation-form'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useKeepPerson } from '../../../features/auth/use-keep-person'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'
import { accountMutations } from '../../../features/user/account.mutations'
import { userQueries } from '../../../features/user/user.queries'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { Panel } from '../../../ui/panel'

type Company = components['schemas']['Company']

const valuesOf = (company: Company): CompanyForm => ({
  company_name: company.company_name,
  company_size: String(company.company_size),
  company_industry: company.company_industry,
  company_location: company.company_location,
  company_website: company.company_website ?? '',
  company_description: company.company_description,
})

/** What the company says of itself. */
export const CompanyPanel = ({ person, company }: { person: SessionUser; company: Company }) => {
  const { t } = useTranslation('company')
  const { language } = useLanguage()
  const keepPerson = useKeepPerson()
  const sectors = useQuery(userQueries.sectors(language))
  const save = useMutation(accountMutations.updateCompany())
  const failure = useFailure(save.error)
  const form = useForm<CompanyForm>({
    resolver: zodResolver(companyForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<CompanyForm>(failure),
    defaultValues: valuesOf(company),
  })
  const { isDirty, submitCount } = form.formState
  const formRef = useFirstWrongField(submitCount, failure)
  const submit = form.handleSubmit((values) =>
    save.mutate(companyDetailsOf(values), {
      onSuccess: ({ data, message }) => {
        keepPerson({ ...person, companyDetail: data })
        form.reset(valuesOf(data))
        notify.success({ title: message ?? t('saved') })
      },
    }),
  )
  return (
    <Panel title={t('details')}>
      <chakra.form
        ref={formRef}
        noValidate
        onSubmit={(event) => void submit(event)}
        display="flex"
        flexDirection="column"
        gap="5"
      >
        {sectors.isError ? <Notice tone="warning" live title={t('sectorsFailed')} /> : null}
        <CompanyFields
          form={form}
          size="md"
          sectors={(sectors.data ?? []).map(({ name }) => name)}
        />
        <RefusalNotice failure={failure?.fields ? null : failure} />
        <div>
          <Button
            type="submit"
            variant="primary"
            disabled={!isDirty}
            loading={save.isPending}
            loadingLabel={t('saving')}
          >
            {t('save')}
          </Button>
        </div>
      </chakra.form>
    </Panel>
  )
}
