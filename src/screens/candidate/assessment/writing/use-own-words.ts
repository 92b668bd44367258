import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react'

const NOTE_MS = 6_000

/** What a field has whose words are assessed: nothing that corrects, completes or rewrites them. */
const unaided = {
  spellCheck: false,
  autoCorrect: 'off',
  autoCapitalize: 'off',
  autoComplete: 'off',
  'data-gramm': 'false',
  'data-lt-active': 'false',
} as const

/**
 * For a field that takes only what is typed into it. A paste or a drop is refused; `refused` is
 * true for a moment after one.
 */
export function useOwnWords() {
  const [pastes, setPastes] = useState(0)
  useEffect(() => {
    if (pastes === 0) return undefined
    const timer = setTimeout(() => setPastes(0), NOTE_MS)
    return () => clearTimeout(timer)
  }, [pastes])
  // The same object in every render, so that no field is drawn again because of it.
  const [field] = useState(() => {
    const refuse = (event: ClipboardEvent | DragEvent) => {
      event.preventDefault()
      setPastes((count) => count + 1)
    }
    return { ...unaided, onPaste: refuse, onDrop: refuse }
  })
  return { refused: pastes > 0, field }
}
