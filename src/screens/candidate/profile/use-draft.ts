import { useState } from 'react'
import { dropDraft, keepDraft, restoreDraft } from '../../../features/auth/draft'
import { draftOf, isSame, type Draft, type Profile } from './review.rules'

const name = 'profile'

/** A profile while it is corrected: what is changed is kept in this tab until it is saved or let go of. */
export function useDraft(userId: string, profile: Profile) {
  const base = draftOf(profile)
  const [edits, setEdits] = useState<Draft | null>(() => {
    const kept = restoreDraft<Draft>(name, userId, base)
    return isSame(kept, base) ? null : kept
  })
  const put = (draft: Draft) => {
    setEdits(draft)
    keepDraft(name, userId, draft)
  }
  const draft = edits ?? base
  return {
    draft,
    changed: edits !== null && !isSame(edits, base),
    change: (part: Partial<Draft>) => put({ ...draft, ...part }),
    /** Puts another profile in its place, to be looked at. */
    take: (other: Profile) => put(draftOf(other)),
    letGo: () => {
      setEdits(null)
      dropDraft(name, userId)
    },
  }
}
