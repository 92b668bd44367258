import type { ResetUnderWay } from '../../../machines/session/events'
import { toNewPassword, toResetCode, toResetEmail } from '../../paths'

const storageKey = 'masar.reset'

/** As long as the code and the link of a mail are good for. */
const LIFETIME_MS = 15 * 60_000

const steps: readonly string[] = ['email', 'code', 'password'] satisfies ResetUnderWay['step'][]

/**
 * Keeps the progress of a reset in this tab, because a phone may drop the page while its user reads
 * the mail. Null removes it. A password is never kept.
 */
export function storeReset(reset: ResetUnderWay | null): void {
  if (reset === null) sessionStorage.removeItem(storageKey)
  else
    sessionStorage.setItem(
      storageKey,
      JSON.stringify({ ...reset, until: Date.now() + LIFETIME_MS }),
    )
}

/**
 * The reset that this tab was at; null for none. One whose code is too old by now is over, and so is
 * one of which another page was opened instead.
 */
export function readReset(): ResetUnderWay | null {
  const stored = sessionStorage.getItem(storageKey)
  if (stored === null) return null
  const value = parsed(stored)
  const pages = [toResetEmail(), toResetCode(), toNewPassword()]
  if (!isStored(value) || value.until <= Date.now() || !pages.includes(window.location.pathname)) {
    storeReset(null)
    return null
  }
  const { step, email, resetToken } = value
  return { step, email, resetToken }
}

/** What another program may have written there is no JSON; the start does not end with it. */
function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

const isText = (value: unknown): boolean => value === null || typeof value === 'string'

function isStored(value: unknown): value is ResetUnderWay & { until: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'step' in value &&
    steps.some((step) => step === value.step) &&
    'email' in value &&
    isText(value.email) &&
    'resetToken' in value &&
    isText(value.resetToken) &&
    'until' in value &&
    typeof value.until === 'number'
  )
}
