import type { BrowserFacts } from '../browser-support'
import type { RecordingTools } from '../capture/capture-recording'

/** The parts of the page that the actors use. */
export interface PageTools {
  facts: () => Promise<BrowserFacts>
  page: Document
  /** Where `online` and `offline` are heard: the window. */
  network: EventTarget
  recording: RecordingTools
  /** Ends a spoken take that is still on. */
  stopTake: () => Promise<void>
  /** The answers that the page shows, by question; null until it has read them. */
  shown: () => ReadonlyMap<string, string> | null
  /** A dialog or notice of ours lies over the work. */
  isCovered: () => boolean
}
