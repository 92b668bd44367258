import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import { passesCheckDigit } from '../../../../machines/shared/fields'
import { cleanBlock, cleanLine } from '../../../../machines/shared/line'
import {
  fullNameField,
  lineField,
  mobileField,
  optionalLineField,
  rule,
} from '../../../forms/field-rules'
import {
  availabilityModes,
  availabilitySlots,
  channels,
  cities,
  educationLevels,
} from '../../../features/user/candidate-options'
import { givenLinks, linkTo } from '../../../features/user/social-links.rules'
import type { UploadValue } from '../../../features/user/upload/use-upload'

type Schemas = components['schemas']
type Details = Schemas['CandidateOnboarding']

const answers = ['yes', 'no'] as const

// Without `abort: false` a missing choice would hide what the other fields of the step are missing.
const optionRule = <Value extends string>(options: readonly Value[]) =>
  z.custom<Value | ''>((value) => options.some((option) => option === value), {
    error: rule('onboarding:rule.choose'),
    abort: false,
  })

const yesOrNo = optionRule(answers)

/**
 * Fifteen digits that begin with 784, the country's number, the last of which checks the others;
 * empty where the person has none.
 */
const emiratesId = z.string().check(
  z.refine(
    (digits) => digits === '' || digits.startsWith('784'.slice(0, digits.length)),
    rule('onboarding:rule.emiratesIdStart'),
  ),
  z.refine((digits) => digits === '' || digits.length === 15, rule('onboarding:rule.emiratesId')),
  z.refine(
    (digits) => !/^784\d{12}$/.test(digits) || passesCheckDigit(digits),
    rule('onboarding:rule.emiratesIdCheck'),
  ),
)

export const aboutForm = z
  .object({
    full_name: fullNameField,
    mobile_number: mobileField,
    is_emirati: yesOrNo,
    emirates_id: emiratesId,
    city: optionRule(cities),
    address: lineField,
  })
  .check(
    z.refine((form) => form.is_emirati !== 'yes' || form.emirates_id !== '', {
      path: ['emirates_id'],
      error: rule('common:rule.required'),
      when: () => true,
    }),
  )

export const resumeForm = z.object({
  /** A profile is typed after approval, instead of being read from a file. */
  without_resume: z.boolean(),
  linkedin: linkTo('linkedin'),
  facebook: linkTo('facebook'),
  instagram: linkTo('instagram'),
  twitter: linkTo('twitter'),
})

export const backgroundForm = z
  .object({
    education_level: optionRule(educationLevels),
    is_student: yesOrNo,
    university_name: optionalLineField,
    currently_employed: yesOrNo,
  })
  .check(
    z.refine((form) => form.is_student !== 'yes' || cleanLine(form.university_name) !== '', {
      path: ['university_name'],
      error: rule('common:rule.required'),
      when: () => true,
    }),
  )

export const availabilityForm = z
  .object({
    availability_40_hours: yesOrNo,
    candidate_availability: z
      .array(z.enum(availabilitySlots))
      .check(z.minLength(1, rule('onboarding:rule.availability'))),
    availability_mode: optionRule(availabilityModes),
    laptop_available: yesOrNo,
    wifi_available: yesOrNo,
    accommodations_needed: yesOrNo,
    accommodations_detail: z.string().check(z.overwrite(cleanBlock)),
    heard_from: optionRule(channels),
  })
  .check(
    z.refine(
      (form) =>
        form.accommodations_needed !== 'yes' || cleanBlock(form.accommodations_detail) !== '',
      { path: ['accommodations_detail'], error: rule('common:rule.required'), when: () => true },
    ),
  )

export type AboutValues = z.infer<typeof aboutForm>
export type ResumeValues = z.infer<typeof resumeForm>
export type BackgroundValues = z.infer<typeof backgroundForm>
export type AvailabilityValues = z.infer<typeof availabilityForm>

/** Everything that is asked, as it is kept while it is filled in. */
export interface CandidateValues
  extends AboutValues, ResumeValues, BackgroundValues, AvailabilityValues {
  candidate_resume: UploadValue | null
  candidate_avatar: UploadValue | null
  /** Where the server's refusal of any of the links stands. */
  candidate_social_links: null
}

export const emptyCandidate: CandidateValues = {
  full_name: '',
  mobile_number: '',
  is_emirati: '',
  emirates_id: '',
  city: '',
  address: '',
  candidate_avatar: null,
  candidate_resume: null,
  candidate_social_links: null,
  without_resume: false,
  linkedin: '',
  facebook: '',
  instagram: '',
  twitter: '',
  education_level: '',
  is_student: '',
  university_name: '',
  currently_employed: '',
  availability_40_hours: '',
  candidate_availability: [],
  availability_mode: '',
  laptop_available: '',
  wifi_available: '',
  accommodations_needed: '',
  accommodations_detail: '',
  heard_from: '',
}

export const steps = ['about', 'resume', 'background', 'availability'] as const
export type StepName = (typeof steps)[number]

const forms = {
  about: aboutForm,
  resume: resumeForm,
  background: backgroundForm,
  availability: availabilityForm,
}

/** The step where something is still missing or wrong; null when all is there. */
export function openStep(values: CandidateValues): StepName | null {
  return (
    steps.find(
      (step) =>
        !forms[step].safeParse(values).success || (step === 'resume' && !hasResumeAnswer(values)),
    ) ?? null
  )
}

/** The whole file is there, or the candidate has none. */
const hasResumeAnswer = ({ candidate_resume, without_resume }: CandidateValues): boolean =>
  candidate_resume === null ? without_resume : candidate_resume.complete

/** The step that asks for a field of the contract; the first one for a field that nobody knows. */
export function stepAsking(field: string): StepName {
  if (field === 'candidate_avatar') return 'about'
  if (field === 'candidate_resume' || field === 'candidate_social_links') return 'resume'
  return steps.find((step) => field in forms[step].shape) ?? 'about'
}

/** What the contract takes; null while an answer is missing. */
export function getDetails(values: CandidateValues): Details | null {
  const {
    candidate_resume,
    candidate_avatar,
    linkedin,
    facebook,
    instagram,
    twitter,
    city,
    education_level,
    availability_mode,
    heard_from,
    ...rest
  } = values
  if (
    !hasResumeAnswer(values) ||
    city === '' ||
    education_level === '' ||
    availability_mode === '' ||
    heard_from === ''
  )
    return null
  const needsHelp = rest.accommodations_needed === 'yes'
  const isStudent = rest.is_student === 'yes'
  return {
    full_name: cleanLine(rest.full_name),
    mobile_number: rest.mobile_number,
    candidate_avatar: candidate_avatar?.complete === true ? candidate_avatar.uploadId : null,
    candidate_resume: candidate_resume?.uploadId ?? null,
    candidate_social_links: givenLinks({ linkedin, facebook, instagram, twitter }),
    candidate_availability: rest.candidate_availability,
    is_emirati: rest.is_emirati === 'yes',
    emirates_id: rest.emirates_id === '' ? null : rest.emirates_id,
    city,
    address: cleanLine(rest.address),
    education_level,
    availability_40_hours: rest.availability_40_hours === 'yes',
    heard_from,
    accommodations_needed: needsHelp,
    accommodations_detail: needsHelp ? cleanBlock(rest.accommodations_detail) : null,
    laptop_available: rest.laptop_available === 'yes',
    wifi_available: rest.wifi_available === 'yes',
    currently_employed: rest.currently_employed === 'yes',
    is_student: isStudent,
    university_name: isStudent ? cleanLine(rest.university_name) : null,
    availability_mode,
  }
}
