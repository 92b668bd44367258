import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import { cleanBlock, cleanLine } from '../../../../machines/shared/line'
import { lineField, optionalLineField, rule } from '../../../forms/field-rules'
import { givenLinks, linksByNetwork, linkTo } from '../../../features/user/social-links.rules'
import {
  availabilityModes,
  availabilitySlots,
  cities,
  educationLevels,
} from '../../../features/user/candidate-options'

type Details = components['schemas']['CandidateDetails']

/**
 * The onboarding details that candidates may change themselves. Citizenship and the Emirates ID are
 * not among them, because an admin has checked them.
 */
export const registrationForm = z
  .object({
    city: z.enum(cities),
    address: lineField,
    education_level: z.enum(educationLevels),
    is_student: z.boolean(),
    university_name: optionalLineField,
    currently_employed: z.boolean(),
    availability_40_hours: z.boolean(),
    candidate_availability: z
      .array(z.enum(availabilitySlots))
      .check(z.minLength(1, rule('onboarding:rule.availability'))),
    availability_mode: z.enum(availabilityModes),
    laptop_available: z.boolean(),
    wifi_available: z.boolean(),
    accommodations_needed: z.boolean(),
    accommodations_detail: z.string().check(z.overwrite(cleanBlock)),
    candidate_social_links: z.object({
      linkedin: linkTo('linkedin'),
      facebook: linkTo('facebook'),
      instagram: linkTo('instagram'),
      twitter: linkTo('twitter'),
    }),
  })
  .check(
    z.refine((form) => !form.is_student || cleanLine(form.university_name) !== '', {
      path: ['university_name'],
      error: rule('common:rule.required'),
      when: () => true,
    }),
    z.refine(
      (form) => !form.accommodations_needed || cleanBlock(form.accommodations_detail) !== '',
      { path: ['accommodations_detail'], error: rule('common:rule.required'), when: () => true },
    ),
  )
export type RegistrationValues = z.output<typeof registrationForm>

export const toRegistration = (details: Details): RegistrationValues => ({
  city: details.city,
  address: details.address,
  education_level: details.education_level,
  is_student: details.is_student,
  university_name: details.university_name ?? '',
  currently_employed: details.currently_employed,
  availability_40_hours: details.availability_40_hours,
  candidate_availability: details.candidate_availability,
  availability_mode: details.availability_mode,
  laptop_available: details.laptop_available,
  wifi_available: details.wifi_available,
  accommodations_needed: details.accommodations_needed,
  accommodations_detail: details.accommodations_detail ?? '',
  candidate_social_links: linksByNetwork(details.candidate_social_links),
})

/** The details as the contract takes them: all of them, with null for each that does not apply. */
export const getDetails = (
  form: RegistrationValues,
): components['schemas']['CandidateDetailsPatch'] => ({
  ...form,
  candidate_social_links: givenLinks(form.candidate_social_links),
  university_name: form.is_student ? form.university_name : null,
  accommodations_detail: form.accommodations_needed ? form.accommodations_detail : null,
})
