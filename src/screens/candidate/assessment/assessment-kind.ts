import { createContext, use } from 'react'
import type { AssessmentKind } from '../../../../machines/assessment/parts'

/** Which assessment the screens below are about; they are the same for both kinds. */
export const KindContext = createContext<AssessmentKind | null>(null)

export function useKind(): AssessmentKind {
  const kind = use(KindContext)
  if (kind === null) throw new Error('Nothing above says which assessment this is.')
  return kind
}
