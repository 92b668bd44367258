/** The attempt that runs on this page, as a logout finds it. */
export interface OpenRun {
  userId: string
  /** Whether it is written from here. */
  isWriting: () => boolean
  /**
   * Hands in and cancels it; resolves when that is sent, or kept on the device because nobody
   * answers.
   */
  leave: () => Promise<void>
}

/** Between the tabs of a browser: which person leaves, and whose attempt was left. */
type Word = { leaves: string } | { hasLeft: string }

/** A tab that hangs may not keep anybody from logging out. */
const PATIENCE_MS = 5_000

let open: OpenRun | null = null

/**
 * Says how the attempt that runs on this page is left by a logout, in this tab or in another one.
 * @returns what takes it back
 */
export function leaveThisPageBy(run: OpenRun): () => void {
  open = run
  const tabs = betweenTabs()
  const hear = ({ data }: MessageEvent<Word>) => {
    if (!('leaves' in data) || data.leaves !== run.userId || !run.isWriting()) return
    void run.leave().then(() => tabs?.postMessage({ hasLeft: run.userId } satisfies Word))
  }
  tabs?.addEventListener('message', hear)
  return () => {
    tabs?.close()
    if (open === run) open = null
  }
}

/** Leaves the attempt that runs on this page. @returns false when none runs here */
export async function leaveOpenRun(): Promise<boolean> {
  if (open === null) return false
  await open.leave()
  return true
}

/**
 * Has the tab that writes this person's attempt leave it. @returns false when none said that it did
 */
export async function leaveInOtherTab(userId: string): Promise<boolean> {
  const tabs = betweenTabs()
  if (tabs === null) return false
  try {
    return await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE_MS)
      tabs.addEventListener('message', ({ data }: MessageEvent<Word>) => {
        if (!('hasLeft' in data) || data.hasLeft !== userId) return
        clearTimeout(timer)
        resolve(true)
      })
      tabs.postMessage({ leaves: userId } satisfies Word)
    })
  } finally {
    tabs.close()
  }
}

const betweenTabs = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('masar-attempt')
