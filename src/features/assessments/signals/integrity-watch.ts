import { isBlink } from '../../../../machines/shared/episodes'
import type { EpisodeDetail } from '../attempt/attempt-api'

type Cause = EpisodeDetail['cause']

export interface IntegrityListener {
  onAway: () => void
  onBack: () => void
  /**
   * An episode that is over, or a moment without length. A signal for the reviewer, never a
   * verdict.
   */
  onEpisode: (episode: EpisodeDetail) => void
}

/**
 * Watches whether the candidate stays with the assessment: hidden tab, covered window, full screen
 * left, pasting (which it also prevents). An episode is reported with its length when it ends; very
 * short absences are left out, and episodes that belong together are joined when they are read.
 * While `isHeld`, because the browser asks for a permission or the work is covered, a lost focus is
 * no absence.
 * @returns what stops watching
 */
export function watchIntegrity(
  page: Document,
  mono: () => number,
  listener: IntegrityListener,
  isHeld: () => boolean = () => false,
): () => void {
  const window = page.defaultView
  const begun = new Map<Cause, number>()

  const begin = (cause: Cause) => {
    if (begun.size === 0) listener.onAway()
    if (!begun.has(cause)) begun.set(cause, mono())
  }
  const end = (cause: Cause) => {
    const from = begun.get(cause)
    if (from === undefined) return
    begun.delete(cause)
    const episode = { cause, length_ms: Math.round(mono() - from) }
    if (!isBlink(episode)) listener.onEpisode(episode)
    if (begun.size === 0) listener.onBack()
  }

  const onVisibility = () => {
    if (!page.hidden) return end('tab_hidden')
    // A hidden tab has also lost its focus: the absence is reported once, as the stronger of the
    // two.
    begin('tab_hidden')
    begun.delete('window_blurred')
  }
  const onBlur = () => {
    if (!page.hidden && !isOwnFrame(page) && !isHeld()) begin('window_blurred')
  }
  const onFocus = () => end('window_blurred')
  const onFullscreen = () => {
    if (page.fullscreenElement === null && !isHeld())
      listener.onEpisode({ cause: 'fullscreen_left', length_ms: null })
  }
  const onPaste = (event: Event) => {
    event.preventDefault()
    listener.onEpisode({ cause: 'paste_blocked', length_ms: null })
  }

  page.addEventListener('visibilitychange', onVisibility)
  page.addEventListener('fullscreenchange', onFullscreen)
  page.addEventListener('paste', onPaste, true)
  page.addEventListener('drop', onPaste, true)
  window?.addEventListener('blur', onBlur)
  window?.addEventListener('focus', onFocus)
  return () => {
    page.removeEventListener('visibilitychange', onVisibility)
    page.removeEventListener('fullscreenchange', onFullscreen)
    page.removeEventListener('paste', onPaste, true)
    page.removeEventListener('drop', onPaste, true)
    window?.removeEventListener('blur', onBlur)
    window?.removeEventListener('focus', onFocus)
    for (const cause of begun.keys()) end(cause)
  }
}

/** Focus inside a frame of our own page, such as a player, is not an absence. */
const isOwnFrame = (page: Document): boolean => page.activeElement?.tagName === 'IFRAME'
