import { useMemo, useSyncExternalStore } from 'react'
import { readHash, toHash, type View } from './address'

/**
 * The view that the address names, and a function to change it. Back and Forward of the browser
 * work, too.
 */
export function useView(charts: readonly string[]): [View, (view: View) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const view = useMemo(() => readHash(hash, charts), [hash, charts])
  return [view, go]
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

function go(view: View): void {
  const { selection } = view
  const before = new URLSearchParams(location.hash.slice(1))
  // The steps of one walk share an entry in the history, so that Back leaves the walk.
  if (selection.kind === 'walk' && before.get('walk') === selection.walk)
    location.replace(toHash(view))
  else location.hash = toHash(view)
}
