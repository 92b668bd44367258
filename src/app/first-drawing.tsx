import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react'
import { Pending } from './pending'

let isOver = false

/**
 * Draws the first page of a visit in slices of a few milliseconds. At once, as React draws what a
 * router loads, it would block a phone for half a second. Later pages are drawn at once, because
 * the focus moves into them; so are pages that are scrolled to a place. The Suspense boundary here
 * shows that the page is loading; without it the page would stay empty.
 */
export const FirstDrawing = ({ children }: { children: ReactNode }) => {
  const drawn = useDeferredValue(true, isOver || window.location.hash !== '' || cameBack())
  useEffect(() => {
    isOver = true
  }, [])
  return drawn ? <Suspense fallback={<Pending />}>{children}</Suspense> : null
}

const cameBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate')
