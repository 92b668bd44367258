import type { courseRegistrations } from '../jobs/jobs.table'

type State = Pick<
  typeof courseRegistrations.$inferSelect,
  'status' | 'registeredAt' | 'completedAt'
>

/**
 * A registration after what its candidate did; the same again changes nothing, and neither does
 * registering for or cancelling what was completed. Refused for completing or cancelling what they
 * are not registered for.
 */
export function registrationAfter<Before extends State>(
  before: Before | null,
  action: 'register' | 'complete' | 'cancel',
  now: Date,
): Before | State | 'refused' {
  if (action === 'register')
    return before === null || before.status === 'cancelled'
      ? { status: 'registered', registeredAt: now, completedAt: null }
      : before
  if (before === null) return 'refused'
  const { status, registeredAt } = before
  if (status === 'completed') return before
  if (action === 'complete')
    return status === 'registered'
      ? { status: 'completed', registeredAt, completedAt: now }
      : 'refused'
  return status === 'registered' ? { status: 'cancelled', registeredAt, completedAt: null } : before
}
