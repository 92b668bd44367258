import { createRoot } from 'react-dom/client'
import { findCases } from './chart-cases'
import type { ChartWatch } from './chart-watch'
import { keepThroughReload } from './keep-through-reload'
import { Panel } from './panel'
import { besideStyles, panelStyles } from './panel-styles'
import { SessionRecord } from './session-record'

/**
 * Draws the panel beside the application. It has a shadow root, which separates the styles of both,
 * and is outside the body, so that the application's dialogs do not treat it as part of the page.
 */
export function mountPanel(watch: ChartWatch): void {
  const host = document.createElement('masar-panel')
  const shadow = host.attachShadow({ mode: 'open' })
  keepToItself(host)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(besideStyles)
  document.adoptedStyleSheets.push(sheet)
  const own = document.createElement('style')
  own.textContent = panelStyles
  const place = document.createElement('div')
  shadow.append(own, place)
  document.documentElement.append(host)
  const record = new SessionRecord(findCases)
  keepThroughReload(record)
  watch.listen(record.add)
  createRoot(place).render(<Panel watch={watch} record={record} />)
}

/** Events that the application listens for on the whole page, to close dialogs or guard an attempt. */
const guarded = [
  ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchmove'],
  ['wheel', 'keydown', 'keyup', 'focusin', 'focusout', 'contextmenu'],
  ['copy', 'cut', 'paste', 'dragstart', 'dragover', 'drop'],
].flat()

/** Hides events in the panel from the application. The browser still handles them. */
function keepToItself(host: HTMLElement): void {
  for (const type of guarded)
    addEventListener(
      type,
      (event) => {
        if (event.composedPath().includes(host)) event.stopImmediatePropagation()
      },
      { capture: true, passive: true },
    )
}
