import { useState } from 'react'
import { dropDraft, storeDraft, restoreDraft } from '../../../forms/draft'
import { toDraft, saysSame, type Draft, type Profile } from './review.rules'

/**
 * A profile while it is corrected: what is changed is kept in this tab until it is saved or let go
 * of.
 */
export function useDraft(
  userId: string,
  profile: Profile,
  readAt: string | null,
  name: 'profile' | 'typed-profile',
) {
  const base = toDraft(profile, readAt)
  const [edits, setEdits] = useState<Draft | null>(() => {
    const stored = restoreDraft<Draft>(name, userId, base)
    return saysSame(stored, base) ? null : stored
  })
  const put = (draft: Draft) => {
    setEdits(draft)
    storeDraft(name, userId, draft)
  }
  const isChanged = edits !== null && !saysSame(edits, base)
  const draft = isChanged ? edits : base
  return {
    draft,
    changed: isChanged,
    change: (part: Partial<Draft>) => put({ ...draft, ...part }),
    /** Puts another profile in its place, to be looked at. */
    take: (other: Profile) => put(toDraft(other, readAt)),
    discard: () => {
      setEdits(null)
      dropDraft(name, userId)
    },
  }
}
