import type { RouteEntry } from './route-entry'
import { authRoutes } from '../routes/auth'
import { candidateRoutes } from '../routes/candidate'
import { publicRoutes } from '../routes/public'
import { recruiterRoutes } from '../routes/recruiter'
import { settingsRoutes } from '../routes/settings'

/**
 * Every route of the application. `npm run routes` prints this list, and the guard reads its
 * access.
 */
export const routes: readonly RouteEntry[] = [
  ...authRoutes,
  ...candidateRoutes,
  ...recruiterRoutes,
  ...settingsRoutes,
  ...publicRoutes,
]
