import type { components } from '../../../openapi/generated/api'
import { toMobileNumber } from '../../../machines/shared/fields'
import { cleanLine } from '../../../machines/shared/line'
import { refusedName } from '../auth/auth.rules'
import { cleanCandidate, refusedOfCandidate } from '../onboarding/onboarding.rules'

type Schemas = components['schemas']
type UserPatch = Schemas['UserPatch']
type CandidateForm = Schemas['CandidateOnboarding']

/** A change of the person's name or number, as it is stored. */
export function cleanUser({ first_name, last_name, mobile_number, lang }: UserPatch) {
  return {
    first_name: first_name === undefined ? undefined : cleanLine(first_name),
    last_name: last_name === undefined ? undefined : cleanLine(last_name),
    mobile_number:
      mobile_number === undefined ? undefined : (toMobileNumber(mobile_number) ?? mobile_number),
    lang,
  }
}

/**
 * The key of a sentence for each field that cannot be kept. A last name may be empty: not everybody
 * has one.
 */
export function refusedOfUser({
  first_name,
  last_name,
  mobile_number,
}: ReturnType<typeof cleanUser>): Record<string, string> {
  const refused: Record<string, string> = {}
  const first = first_name === undefined ? null : refusedName(first_name)
  if (first !== null) refused.first_name = first
  const last = last_name === undefined || last_name === '' ? null : refusedName(last_name)
  if (last !== null) refused.last_name = last
  if (mobile_number !== undefined && toMobileNumber(mobile_number) === null)
    refused.mobile_number = 'invalid_mobile'
  return refused
}

/** The onboarding details after a change, so that the rules of onboarding apply to all of them. */
export function changedDetails(
  before: Schemas['CandidateDetails'],
  patch: Schemas['CandidateDetailsPatch'],
): CandidateForm {
  // The name and the number are changed elsewhere, and the files not at all here.
  return cleanCandidate({
    full_name: '',
    mobile_number: '',
    candidate_avatar: null,
    candidate_resume: '',
    ...before,
    ...patch,
  })
}

/** The key of a sentence for each of those fields that cannot be kept. */
export function refusedOfDetails(form: CandidateForm): Record<string, string> {
  const { full_name: _name, mobile_number: _number, ...refused } = refusedOfCandidate(form)
  return refused
}
