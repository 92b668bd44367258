import type { Area } from './route-entry'

/** What stands around the pages of each area. */
export const layouts: Record<Area, () => Promise<Record<string, unknown>>> = {
  auth: () => import('./layouts/auth-shell'),
  candidate: () => import('./layouts/candidate-shell'),
  recruiter: () => import('./layouts/recruiter-shell'),
  settings: () => import('./layouts/settings-shell'),
  public: () => import('./layouts/public-shell'),
}
