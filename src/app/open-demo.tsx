import { lazy, Suspense, useEffect, useState } from 'react'

// Few servers are one.
const Line = lazy(() =>
  import('./open-demo-line').then((module) => ({ default: module.OpenDemoLine })),
)

/** Says above every page that others see what is done here, where the server is such a one. */
export const OpenDemo = () => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    let isHere = true
    void asksIfOpen().then((open) => {
      if (isHere) setIsOpen(open)
    })
    return () => {
      isHere = false
    }
  }, [])
  if (!isOpen) return null
  return (
    <Suspense>
      <Line />
    </Suspense>
  )
}

/**
 * Whether the page is marked. One that the service worker kept may be from before the server was
 * started in another way, so the server is asked for the present one; without a connection the kept
 * one has to do.
 */
async function asksIfOpen(): Promise<boolean> {
  const stored = isMarked(document)
  const isStored = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (!isStored) return stored
  try {
    // The worker answers for the address without a query.
    const answer = await fetch('/index.html?now', { cache: 'no-cache' })
    if (!answer.ok) return stored
    return isMarked(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch {
    return stored
  }
}

/** By what the server puts into it (server/http/pages/web.ts). */
const isMarked = (page: Document): boolean =>
  page.querySelector('meta[name="masar-demo"][content="open"]') !== null
