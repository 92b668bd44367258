import type { Area } from './route-entry'

export type Layouts = Readonly<Record<Area, () => Promise<Record<string, unknown>>>>

/** The frame around the pages of each area. */
export const areaLayouts: Layouts = {
  auth: () => import('../layouts/auth-shell'),
  candidate: () => import('../layouts/candidate-shell'),
  recruiter: () => import('../layouts/recruiter-shell'),
  settings: () => import('../layouts/settings-shell'),
  public: () => import('../layouts/public-shell'),
}
