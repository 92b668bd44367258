import type { Decision } from '../approval-actions.rules'

export type KeyAct = Decision | 'next' | 'previous' | 'close'

/** The letters that are shown on the screen; Escape closes. */
export const letters = {
  approved: 'A',
  declined: 'D',
  start_review: 'R',
  next: 'N',
  previous: 'P',
} as const satisfies Partial<Record<KeyAct, string>>

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>

/**
 * What a pressed key asks for; null for nothing. On an Arabic keyboard the key that carries the
 * Latin letter counts.
 */
export function findAct(pressed: Pressed): KeyAct | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return null
  if (pressed.key === 'Escape') return 'close'
  const letter = /^[a-z]$/i.test(pressed.key)
    ? pressed.key.toUpperCase()
    : /^[\x20-\x7e]$/.test(pressed.key)
      ? ''
      : (/^Key([A-Z])$/.exec(pressed.code)?.[1] ?? '')
  return acts.find((act) => letters[act] === letter) ?? null
}

const acts = ['approved', 'declined', 'start_review', 'next', 'previous'] as const

/** Whether a key press at this element types text. */
export const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * The registration to show after a decision: the one that took the place in the list, or the last
 * one if there is none; null if the list is empty.
 */
export function afterDecision(
  listed: readonly string[],
  decided: { id: string; at: number },
): string | null {
  const left = listed.filter((id) => id !== decided.id)
  return left[decided.at] ?? left.at(-1) ?? null
}
