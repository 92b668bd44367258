import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react'
import { Pending } from './pending'

let isOver = false

/**
 * Draws the first page of a visit a few milliseconds at a time: in one go, as React draws what a
 * router brings, it keeps a phone from answering for half a second. Later pages are there at once,
 * since the focus goes into them, and so are those that are to be scrolled to a place in them. What
 * it still waits for is waited for in sight: without an end of its own the wait would show nothing.
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
