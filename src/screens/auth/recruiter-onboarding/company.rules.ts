import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import { toCompanyDetails, companyForm } from '../../../features/auth/joining/company.rules'
import type { UploadValue } from '../../../features/user/upload/use-upload'
import { rule } from '../../../forms/field-rules'

type Details = components['schemas']['RecruiterOnboarding']

export const recruiterForm = z.object({
  ...companyForm.shape,
  company_avatar: z
    .custom<UploadValue | null>()
    .check(z.refine((logo) => logo === null || logo.complete, rule('user:rule.notComplete'))),
})

export type CompanyValues = z.infer<typeof recruiterForm>

export const emptyCompany: CompanyValues = {
  company_name: '',
  company_avatar: null,
  company_size: '',
  company_industry: '',
  company_location: '',
  company_website: '',
  company_description: '',
}

/** What the contract takes. */
export const getDetails = ({ company_avatar: logo, ...company }: CompanyValues): Details => ({
  ...toCompanyDetails(company),
  company_avatar: logo?.uploadId ?? null,
})
