import { useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus when what is `open` closes. The button that opened a dialog may be gone after a
 * decision in it; the focus then goes to an element near it.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | null {
  const places = useRef<readonly HTMLElement[]>([])
  useLayoutEffect(() => {
    if (open) places.current = placesFrom(document.activeElement)
  }, [open])
  return () => places.current.find((place) => place.isConnected) ?? null
}

/**
 * An element, and what it stands in that can have the focus, the nearest first: a panel, a table,
 * the page.
 */
function placesFrom(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return []
  return [element, ...placesFrom(element.parentElement?.closest('[tabindex]') ?? null)]
}
