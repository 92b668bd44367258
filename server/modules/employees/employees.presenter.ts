import type { components } from '../../../openapi/generated/api'
import { type PictureKey, pictureUrl } from '../../http/pictures'
import { fullName } from '../results/result.presenter'
import type { EmployeeRow } from './employees.store'

type Schemas = components['schemas']

/** Somebody who works, or worked, for a company: how they are called on, and who says so. */
export const presentEmployee = (
  { employment, user, city, isEmirati, currentTitle, companyName, adder, ender }: EmployeeRow,
  key: PictureKey,
): Schemas['Employee'] => ({
  id: employment.id,
  user_id: employment.userId,
  full_name: fullName(user),
  email: user.email,
  mobile_number: user.mobileNumber,
  avatar_url: pictureUrl(key, user.avatarFileId),
  current_title: currentTitle,
  city: city as Schemas['City'],
  is_emirati: isEmirati,
  company_id: employment.companyId,
  company_name: companyName,
  since: employment.since,
  ended_on: employment.endedOn,
  added_by: adder === null ? null : fullName(adder),
  added_at: employment.addedAt.toISOString(),
  ended_by: ender === null ? null : fullName(ender),
})
