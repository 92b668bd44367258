import { useLayoutEffect, useRef } from 'react'

/** Opens and closes the native dialog with `open`; closing gives focus back to where it was. */
export const useModal = (open: boolean) => {
  const element = useRef<HTMLDialogElement>(null)
  const shown = useRef(false)
  useLayoutEffect(() => {
    const dialog = element.current
    if (!open || dialog === null) return undefined
    const opener = document.activeElement
    const around = placesAround(opener)
    show(dialog)
    shown.current = true
    return () => {
      shown.current = false
      if (typeof dialog.close === 'function') dialog.close()
      else dialog.removeAttribute('open')
      requestAnimationFrame(() => keepFocus([opener, ...around]))
    }
  }, [open])
  // While what is around a dialog waits for its code or words, React takes the dialog down for a
  // moment: nobody closed it.
  return { element, isShown: () => shown.current }
}

// Where there is no modal mode, as in jsdom, the dialog still opens in place.
export const show = (dialog: HTMLDialogElement) =>
  typeof dialog.showModal === 'function' ? dialog.showModal() : dialog.setAttribute('open', '')

/**
 * What an element stands in that can have the focus, the nearest first: a panel, a table, the page.
 */
function placesAround(element: Element | null): Element[] {
  const place = element?.parentElement?.closest('[tabindex]') ?? null
  return place === null ? [] : [place, ...placesAround(place)]
}

/**
 * The button that opened a dialog may be gone with what was decided in it: then the focus stays
 * near it instead of being lost.
 */
function keepFocus(places: readonly (Element | null)[]): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const place = places.find(
    (one) => one instanceof HTMLElement && one !== document.body && one.isConnected,
  )
  if (place instanceof HTMLElement) place.focus()
}
