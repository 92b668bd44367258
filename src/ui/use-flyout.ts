import { useEffect, useRef } from 'react'

/**
 * For what opens beside its button and covers some of the page: a press outside closes it, so does
 * the focus when it goes on, and Escape, which gives the focus back to the button. `box` holds both
 * the button and what it opens.
 */
export function useFlyout(open: boolean, close: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => {
    if (!open) return undefined
    const goOut = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      latest.current()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', goOut)
    document.addEventListener('focusin', goOut)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', goOut)
      document.removeEventListener('focusin', goOut)
      document.removeEventListener('keydown', key)
    }
  }, [open])
  return { box, button }
}
