import { useEffect, useRef, type RefObject } from 'react'

/**
 * Puts the focus at the end of the sheet within an element when its task comes up, so that writing
 * begins without another press. What lies over the work, as a dialog or the notice of a device that
 * is gone, keeps it.
 */
export function useFocusOnWriting(task: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sheet = place.current?.querySelector('textarea') ?? null
    const isCovered =
      document.querySelector('[aria-modal=true]') ?? sheet?.closest('[inert]') ?? null
    if (sheet === null || isCovered !== null) return
    sheet.focus()
    sheet.setSelectionRange(sheet.value.length, sheet.value.length)
  }, [task])
  return place
}
