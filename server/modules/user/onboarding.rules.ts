import type { components } from '../../../openapi/generated/api'
import { isMobileNumber } from '../auth/auth.rules'

type CandidateForm = components['schemas']['CandidateOnboarding']
type CompanyForm = components['schemas']['RecruiterOnboarding']

/** The 15 digits of an Emirates ID without its dashes; null when they are not 15 digits that begin with 784 (ISO 3166 of the UAE). */
export function emiratesIdDigits(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  return /^784\d{12}$/.test(digits) ? digits : null
}

const socialLinks = [
  /^https?:\/\/(www\.|m\.|web\.)?facebook\.com\/[\w.-]+/i,
  /^https?:\/\/(www\.)?instagram\.com\/[\w.]+/i,
  /^https?:\/\/(www\.|mobile\.)?(twitter|x)\.com\/\w{1,30}/i,
  /^https?:\/\/([a-z]{2,3}\.)?linkedin\.com\/(in|pub|company|jobs)\/[\w%-]+/i,
]

/** Whether a link leads to a profile on Facebook, Instagram, Twitter or LinkedIn (there also to a company or job). */
export const isSocialLink = (text: string): boolean => socialLinks.some((pattern) => pattern.test(text.trim()))

/** Whether text is an http or https address with a dotted host. */
export function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
}

/** The key of a sentence for each field of a candidate's form that section 5 refuses; empty when it is fit. */
export function refusedOfCandidate(form: CandidateForm): Record<string, string> {
  const refused: Record<string, string> = {}
  if (form.full_name.trim() === '') refused.full_name = 'required'
  if (!isMobileNumber(form.mobile_number)) refused.mobile_number = 'invalid_mobile'
  if (form.candidate_social_links.some((link) => !isSocialLink(link))) refused.candidate_social_links = 'invalid_social_link'
  if (form.candidate_availability.length === 0) refused.candidate_availability = 'select_availability'
  if (form.is_emirati && (form.emirates_id ?? '') === '') refused.emirates_id = 'required'
  else if ((form.emirates_id ?? '') !== '' && emiratesIdDigits(form.emirates_id ?? '') === null) refused.emirates_id = 'invalid_emirates_id'
  if (form.address.trim() === '') refused.address = 'required'
  if (form.accommodations_needed && (form.accommodations_detail ?? '').trim() === '') refused.accommodations_detail = 'required'
  if (form.is_student && (form.university_name ?? '').trim() === '') refused.university_name = 'required'
  return refused
}

/** The key of a sentence for each field of a company's form that section 5 refuses; empty when it is fit. */
export function refusedOfCompany(form: CompanyForm): Record<string, string> {
  const refused: Record<string, string> = {}
  if (form.company_name.trim() === '') refused.company_name = 'required'
  if (form.company_size <= 0) refused.company_size = 'positive'
  if (form.company_industry.trim() === '') refused.company_industry = 'select_industry'
  if (form.company_location.trim() === '') refused.company_location = 'required'
  if ((form.company_website ?? '') !== '' && !isWebsite(form.company_website ?? '')) refused.company_website = 'invalid_url'
  const length = form.company_description.trim().length
  if (length < 70 || length > 700) refused.company_description = length === 0 ? 'required' : 'company_description_length'
  return refused
}
