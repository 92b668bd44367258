interface Rendered {
  fromLocation?: unknown
  pathChanged: boolean
}

/**
 * A new page takes the focus to its heading, so that the keyboard goes on from there and a screen
 * reader says where it is. Not on the first load, and not when the page has put the focus somewhere
 * itself.
 */
export function focusPage({ fromLocation, pathChanged }: Rendered): void {
  if (fromLocation === undefined || !pathChanged) return
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')
  if (!heading || main?.contains(document.activeElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
