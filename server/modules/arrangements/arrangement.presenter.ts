import type { components } from '../../../openapi/generated/api'
import type { ArrangementRow } from './arrangement.store'
import { fullName } from '../results/result.presenter'

export const presentArrangement = ({
  timeFactor,
  breakSeconds,
  waived,
  replaced,
  assistiveInput,
  reason,
  setByName,
  setAt,
}: ArrangementRow): components['schemas']['Arrangement'] => ({
  time_factor: timeFactor,
  break_minutes: breakSeconds / 60,
  waived,
  replaced,
  assistive_input: assistiveInput,
  reason,
  set_by: fullName(setByName),
  set_at: setAt.toISOString(),
})
