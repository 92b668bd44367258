import type { ComponentType } from 'react'
import type common from '../../../locales/en/common.json'
import type { SessionEvent } from '../../../machines/session/events'
import type { Access, ResetStep, SessionState } from './access'

export type Area = 'auth' | 'candidate' | 'recruiter' | 'settings' | 'public'
export type PageName = keyof typeof common.page
export type LoadScreen = () => Promise<{ default: ComponentType }>

interface Named {
  /** As the specification writes it; `{id}` is a parameter, `*` the rest. */
  path: string
  /** Key of the page's name in locales/<language>/common.json, `page.<name>`. */
  name: PageName
  area: Area
}

/** A page with those who may see it, or an address that only leads on. */
export type RouteEntry =
  | (Named & {
      access: Access
      /**
       * Files of sentences that its first drawing needs, beside those of its area
       * (`load-route-chunk.ts`).
       */
      namespaces?: readonly string[]
      /** Absent for the addresses at which there is nothing. */
      screen?: LoadScreen
      /** The state that leads here: once the session has left it, the page is left, too. */
      ownerState?: SessionState
      /** The step of a password reset that the page shows. */
      step?: ResetStep
      /**
       * The event that opening this address sends to the session, such as an opened link or the
       * return from a provider.
       */
      entryEvent?: (params: Record<string, string>) => SessionEvent
      /** Shown without the area's navigation. */
      bare?: boolean
      /** A visitor's first page: it loads without the query client, and may not use it. */
      quick?: boolean
    })
  | (Named & { redirect: () => string })

export const visitor: readonly SessionState[] = ['UNAUTHENTICATED']
export const candidate: readonly SessionState[] = ['CANDIDATE']
export const recruiters: readonly SessionState[] = ['RECRUITER', 'RECRUITER_ADMIN']
export const admin: readonly SessionState[] = ['RECRUITER_ADMIN']
