import { useState, useSyncExternalStore } from 'react'

let pressed = false
const listeners = new Set<() => void>()

const press = (isDown: boolean) => {
  pressed = isDown
  for (const notify of listeners) notify()
}
const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
// The click follows the release before any timer does.
const release = () => setTimeout(press, 0, false)

// A finger's press comes as these too, all at once; one that becomes a drag has no release.
addEventListener('mousedown', () => press(true), true)
addEventListener('mouseup', release, true)
addEventListener('dragend', release, true)

/**
 * Keeps what takes up room as it was while something is pressed. Pressing a button leaves the field
 * that had the focus, the field is checked, and a line that came then would move the button from
 * under the pointer: the click would be lost.
 */
export function useStableWhilePressed<Shown>(shown: Shown): Shown {
  const isPressed = useSyncExternalStore(subscribe, () => pressed)
  const [kept, keep] = useState(shown)
  if (!isPressed && kept !== shown) keep(shown)
  return isPressed ? kept : shown
}
