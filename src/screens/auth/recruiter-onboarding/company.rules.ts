import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import type { UploadValue } from '../../../features/user/use-upload'

type Details = components['schemas']['RecruiterOnboarding']

/** The rules of this form by name; `onboarding:rule.<name>` is the sentence. */
export const companyRules = ['companySize', 'industry', 'website', 'description'] as const
const rule = (name: (typeof companyRules)[number]) => name

export const descriptionLimits = { least: 70, most: 700 }

const written = z.string().check(z.trim(), z.minLength(1, 'required'))

/** An http or https address with a dot in its host; people leave the scheme out, so it is put before what has none. */
export function websiteOf(typed: string): string {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
}

function isWebsite(typed: string): boolean {
  const text = websiteOf(typed)
  if (text === '') return true
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
}

export const companyForm = z.object({
  company_name: written,
  company_size: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^0*[1-9]\d{0,6}$/, rule('companySize'))),
  company_industry: z.string().check(z.minLength(1, rule('industry'))),
  company_location: written,
  company_website: z.string().check(z.refine(isWebsite, rule('website'))),
  company_description: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.minLength(descriptionLimits.least, rule('description')),
    z.maxLength(descriptionLimits.most, rule('description')),
  ),
})

export type CompanyForm = z.infer<typeof companyForm>

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
export function detailsOf(form: CompanyForm, avatar: UploadValue | null): Details {
  const website = websiteOf(form.company_website)
  return {
    company_name: form.company_name,
    company_avatar: avatar?.complete === true ? avatar.uploadId : null,
    company_size: Number(form.company_size),
    company_industry: form.company_industry,
    company_location: form.company_location,
    company_website: website === '' ? null : website,
    company_description: form.company_description,
  }
}
