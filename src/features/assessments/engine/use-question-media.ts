import { useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Question } from '../attempt/attempt-api'
import { assessmentQueries } from '../assessments.queries'
import type { AssessmentRun } from './assessment-run'
import type { AssessmentView } from './assessment-view'

/** The sound or picture of a question as a screen shows it. */
export interface ShownMedia {
  state: 'loading' | 'ready' | 'failed'
  /** Good while the question is shown; null until it is ready. */
  url: string | null
  retry: () => void
}

/** The attempt whose questions are shown below; none where they are practised. */
export const AttemptMedia = createContext<
  (Pick<AssessmentView, 'media'> & Pick<AssessmentRun, 'wantMedia'>) | null
>(null)

/**
 * The sound or picture of a question. For an attempt it comes from this device and needs no
 * connection; for practice it is fetched when it is shown, and is not kept.
 */
export function useQuestionMedia({ id, media }: Pick<Question, 'id' | 'media'>): ShownMedia {
  const attempt = use(AttemptMedia)
  const practised = useQuery({
    ...assessmentQueries.media(media?.url ?? ''),
    enabled: attempt === null && media !== undefined,
  })
  const want = attempt?.wantMedia
  // Shown, it is tried at once.
  useEffect(() => want?.(id), [id, want])
  const known = attempt?.media.get(id)
  const file =
    known?.at === 'ready' ? known.file : attempt === null ? (practised.data ?? null) : null
  const url = useObjectUrl(file)
  const failed =
    attempt === null ? practised.isError && !practised.isFetching : known?.at === 'failed'
  return {
    state: url !== null ? 'ready' : failed ? 'failed' : 'loading',
    url,
    retry: () => (want === undefined ? void practised.refetch() : want(id)),
  }
}

/** An address of this page for a file, given back when it is no longer shown. */
function useObjectUrl(file: Blob | null): string | null {
  const address = useMemo(() => toAddress(file), [file])
  return useSyncExternalStore(address.hold, address.read)
}

function toAddress(file: Blob | null) {
  let url: string | null = null
  const release = () => {
    if (url !== null) URL.revokeObjectURL(url)
    url = null
  }
  const hold = () => {
    if (file !== null) url = URL.createObjectURL(file)
    return release
  }
  return { read: () => url, hold }
}
