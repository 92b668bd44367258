import { createRoot } from 'react-dom/client'
import { casesOf } from './chart-cases'
import type { ChartWatch } from './chart-watch'
import { keepThroughReload } from './kept-take'
import { Panel } from './panel'
import { besideStyles, panelStyles } from './panel-styles'
import { SessionRecord } from './session-record'

/**
 * Draws the panel beside the application: in a shadow root, so that neither's styles reach the
 * other, and outside the body, so that the application's layers do not take it for theirs.
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
  const record = new SessionRecord(casesOf)
  keepThroughReload(record)
  watch.listen(record.add)
  createRoot(place).render(<Panel watch={watch} record={record} />)
}

/** What the application listens for on the whole page, to close its layers or to guard an attempt. */
const guarded = [
  ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchmove'],
  ['wheel', 'keydown', 'keyup', 'focusin', 'focusout', 'contextmenu'],
  ['copy', 'cut', 'paste', 'dragstart', 'dragover', 'drop'],
].flat()

/** The application does not hear of what somebody does in the panel; the browser does its part. */
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
