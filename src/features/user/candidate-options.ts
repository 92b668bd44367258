import type { components } from '../../../openapi/generated/api'

type Schemas = components['schemas']

// What can be chosen at onboarding, and changed afterwards; `onboarding:city.<name>` and so on are
// the words.
export const cities = [
  'abu_dhabi',
  'al_ain',
  'dubai',
  'sharjah',
  'ajman',
  'fujairah',
  'ras_al_khaimah',
  'umm_al_quwain',
] as const satisfies readonly Schemas['City'][]
export const educationLevels = [
  'high_school',
  'bachelors',
  'masters',
  'phd',
] as const satisfies readonly Schemas['EducationLevel'][]
export const availabilitySlots = [
  'weekday_mornings',
  'weekday_afternoons',
  'weekday_evenings',
  'weekends',
] as const satisfies readonly Schemas['AvailabilitySlot'][]
export const availabilityModes = [
  'online',
  'on_site',
] as const satisfies readonly Schemas['AvailabilityMode'][]
export const channels = [
  'professional_network',
  'local_referral',
  'photo_social_network',
  'word_of_mouth',
  'others',
] as const satisfies readonly Schemas['HeardFrom'][]
