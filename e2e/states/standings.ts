import type { RouteEntry } from '../../src/app/routing/route-entry'
import { routes } from '../../src/app/routing/routes'
import type { AppServer } from '../app-server'
import { confirmed, demo, signedUp, waiting } from '../steps/people'
import { tokensFor } from '../steps/signing-in'

/** The states in which people can open addresses. All others last for a few steps only. */
export const standings = [
  'UNAUTHENTICATED',
  'EMAIL_VERIFICATION_PENDING',
  'ONBOARDING_PENDING',
  'PENDING_VERIFICATION',
  'CANDIDATE',
  'RECRUITER',
  'RECRUITER_ADMIN',
] as const
export type PersonaStatus = (typeof standings)[number]

/** An address at which something is shown. */
export type PageEntry = Extract<RouteEntry, { access: unknown }>

/** Every page of the application; an address that only redirects is none. */
export const pages: readonly PageEntry[] = routes.flatMap((entry) =>
  'redirect' in entry ? [] : [entry],
)

/** Whether somebody sees a page. What is open to all looks alike while somebody signs up. */
export function sees({ access }: PageEntry, personaStatus: PersonaStatus): boolean {
  if (access !== 'open') return access.includes(personaStatus)
  return (
    personaStatus === 'UNAUTHENTICATED' ||
    personaStatus === 'CANDIDATE' ||
    personaStatus === 'RECRUITER' ||
    personaStatus === 'RECRUITER_ADMIN'
  )
}

/**
 * Signs in a person with this status, and returns the values that a browser stores. Null for a
 * visitor.
 */
export async function getTokens(
  server: AppServer,
  personaStatus: PersonaStatus,
): Promise<Record<string, string> | null> {
  const made = {
    EMAIL_VERIFICATION_PENDING: signedUp,
    ONBOARDING_PENDING: confirmed,
    PENDING_VERIFICATION: waiting,
  }
  const known = {
    CANDIDATE: demo.candidate,
    RECRUITER: demo.recruiter,
    RECRUITER_ADMIN: demo.admin,
  }
  if (personaStatus === 'UNAUTHENTICATED') return null
  return tokensFor(
    server,
    personaStatus in known
      ? known[personaStatus as keyof typeof known]
      : await made[personaStatus as keyof typeof made](server),
  )
}

/**
 * The people to whom a page is shown in all its states; others see it only as it is. An admin sees
 * what a recruiter does, and more. An open page is shown to the people of its area.
 */
export function getSweepers(entry: PageEntry): readonly PersonaStatus[] {
  if (entry.access === 'open')
    return [
      entry.area === 'candidate'
        ? 'CANDIDATE'
        : entry.area === 'recruiter'
          ? 'RECRUITER_ADMIN'
          : 'UNAUTHENTICATED',
    ]
  const all = standings.filter((personaStatus) => sees(entry, personaStatus))
  return all.filter(
    (personaStatus) => personaStatus !== 'RECRUITER' || !all.includes('RECRUITER_ADMIN'),
  )
}
