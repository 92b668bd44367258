import type { components } from '../../../openapi/generated/api'
import {
  descriptionLimits,
  emiratesIdDigits,
  isWebsite,
  toMobileNumber,
  getNetwork,
  socialLinks,
} from '../../../machines/shared/fields'
import { cleanBlock, cleanLine } from '../../../machines/shared/line'
import { refusedCompanyName, refusedName } from '../auth/auth.rules'

type CandidateForm = components['schemas']['CandidateOnboarding']
type CompanyForm = components['schemas']['RecruiterOnboarding']

/**
 * The key of a sentence for a link that leads to no profile: of the network that it names, or of
 * all of them. Null for one that does.
 */
function refusedLink(link: string): string | null {
  if (Object.values(socialLinks).some((pattern) => pattern.test(link))) return null
  const network = getNetwork(link)
  return network === null ? 'invalid_social_link' : (`invalid_${network}_link` as const)
}

/**
 * A candidate's form as it is stored: without invisible characters, and the number without
 * separators.
 */
export function cleanCandidate(form: CandidateForm): CandidateForm {
  return {
    ...form,
    full_name: cleanLine(form.full_name),
    mobile_number: toMobileNumber(form.mobile_number) ?? form.mobile_number,
    candidate_social_links: form.candidate_social_links.map(cleanLine),
    emirates_id: form.emirates_id === null ? null : cleanLine(form.emirates_id),
    address: cleanLine(form.address),
    accommodations_detail:
      form.accommodations_detail === null ? null : cleanBlock(form.accommodations_detail),
    university_name: form.university_name === null ? null : cleanLine(form.university_name),
  }
}

/** A company's form as it is kept. */
export function cleanCompany(form: CompanyForm): CompanyForm {
  return {
    ...form,
    company_name: cleanLine(form.company_name),
    company_industry: cleanLine(form.company_industry),
    company_location: cleanLine(form.company_location),
    company_website: form.company_website === null ? null : cleanLine(form.company_website),
    company_description: cleanBlock(form.company_description),
  }
}

/**
 * The key of a sentence for each field of a candidate's form that section 5 refuses; empty when it
 * is fit. The form is a clean one.
 */
export function refusedOfCandidate(form: CandidateForm): Record<string, string> {
  const refused: Record<string, string> = {}
  const name = refusedName(form.full_name)
  if (name !== null) refused.full_name = name
  if (toMobileNumber(form.mobile_number) === null) refused.mobile_number = 'invalid_mobile'
  const wrongLink = form.candidate_social_links.map(refusedLink).find((why) => why !== null)
  if (wrongLink !== undefined) refused.candidate_social_links = wrongLink
  if (form.candidate_availability.length === 0)
    refused.candidate_availability = 'select_availability'
  if (form.is_emirati && (form.emirates_id ?? '') === '') refused.emirates_id = 'required'
  else if ((form.emirates_id ?? '') !== '' && emiratesIdDigits(form.emirates_id ?? '') === null)
    refused.emirates_id = 'invalid_emirates_id'
  if (form.address === '') refused.address = 'required'
  if (form.accommodations_needed && (form.accommodations_detail ?? '') === '')
    refused.accommodations_detail = 'required'
  if (form.is_student && (form.university_name ?? '') === '') refused.university_name = 'required'
  return refused
}

/** A company's form with what is changed of it. */
export const changedCompany = (
  before: components['schemas']['Company'],
  patch: Omit<components['schemas']['CompanyPatch'], 'company_avatar'>,
): CompanyForm => {
  const { id: _id, ...form } = before
  return { ...form, company_avatar: null, ...patch }
}

/**
 * The key of a sentence for each field of a company's form that section 5 refuses; empty when it is
 * fit. The form is a clean one.
 */
export function refusedOfCompany(form: CompanyForm): Record<string, string> {
  const refused: Record<string, string> = {}
  const name = refusedCompanyName(form.company_name)
  if (name !== null) refused.company_name = name
  if (form.company_size <= 0) refused.company_size = 'positive'
  if (form.company_industry === '') refused.company_industry = 'select_industry'
  if (form.company_location === '') refused.company_location = 'required'
  if ((form.company_website ?? '') !== '' && !isWebsite(form.company_website ?? ''))
    refused.company_website = 'invalid_url'
  const length = form.company_description.length
  if (length < descriptionLimits.least || length > descriptionLimits.most)
    refused.company_description = length === 0 ? 'required' : 'company_description_length'
  return refused
}
