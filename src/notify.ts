/**
 * Something to tell in a snackbar: words that are already in the person's language, and perhaps one
 * thing to do.
 */
export interface Message {
  id: number
  tone: 'success' | 'danger' | 'info'
  title: string
  body?: string
  action?: { label: string; run: () => void }
  /** How long it stays; six seconds otherwise. */
  milliseconds?: number
  /** When its time is over; it goes on where a message is moved to another place. */
  endsAt: number
}

type Words = Omit<Message, 'id' | 'tone' | 'endsAt'>

const standardMilliseconds = 6000

let messages: readonly Message[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Message[]): void {
  messages = next
  for (const listen of listeners) listen()
}

function raise(tone: Message['tone'], words: Words): number {
  // The same words twice at once would only cover more of the page; but each undo is of its own act.
  const others = messages.filter(
    ({ title, body, tone: itsTone, action }) =>
      title !== words.title ||
      body !== words.body ||
      (itsTone === 'success' && action !== undefined),
  )
  lastId += 1
  const endsAt = Date.now() + (words.milliseconds ?? standardMilliseconds)
  change([...others, { id: lastId, tone, ...words, endsAt }])
  return lastId
}

/**
 * The one way to raise a snackbar. Not for what the page already shows, nor for a field's error.
 */
export const notify = {
  success: (words: Words) => raise('success', words),
  info: (words: Words) => raise('info', words),
  /** With a retry as its action wherever one makes sense. */
  error: (words: Words) => raise('danger', words),
}

let place: HTMLElement | null = null
const placeListeners = new Set<() => void>()

/** For the host of the snackbars: the place that a page has for them. */
export const snackbarPlace = {
  read: () => place,
  subscribe(listen: () => void) {
    placeListeners.add(listen)
    return () => placeListeners.delete(listen)
  },
}

/**
 * Shows the snackbars in the page, because above it they would cover what is worked with. It is the
 * ref of the element that holds them.
 */
export function holdSnackbars(element: HTMLElement | null): void {
  place = element
  for (const listen of placeListeners) listen()
}

/** For the host in src/app that shows the snackbars, and for those that are closed early. */
export const messageStore = {
  read: () => messages,
  subscribe(listen: () => void) {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
  close: (id: number) => change(messages.filter((message) => message.id !== id)),
  clear: () => change([]),
}
