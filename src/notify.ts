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
}

type Words = Omit<Message, 'id' | 'tone'>

let messages: readonly Message[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Message[]): void {
  messages = next
  for (const listen of listeners) listen()
}

function raise(tone: Message['tone'], words: Words): void {
  // The same words twice at once would only cover more of the page.
  const others = messages.filter(({ title, body }) => title !== words.title || body !== words.body)
  lastId += 1
  change([...others, { id: lastId, tone, ...words }])
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

/** For the host in src/app that shows the snackbars. */
export const messageStore = {
  read: () => messages,
  subscribe(listen: () => void) {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
  close: (id: number) => change(messages.filter((message) => message.id !== id)),
  clear: () => change([]),
}
