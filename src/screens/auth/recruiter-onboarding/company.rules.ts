import type { components } from '../../../../openapi/generated/api'
import { companyDetailsOf, type CompanyForm } from '../../../features/auth/company.rules'
import type { UploadValue } from '../../../features/user/use-upload'

type Details = components['schemas']['RecruiterOnboarding']

export interface CompanyValues extends CompanyForm {
  company_avatar: UploadValue | null
}

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
export const detailsOf = (form: CompanyForm, avatar: UploadValue | null): Details => ({
  ...companyDetailsOf(form),
  company_avatar: avatar?.complete === true ? avatar.uploadId : null,
})
