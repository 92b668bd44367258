import { useEffect, useRef } from 'react'

/**
 * For content that opens beside its button and covers some of the page. It closes on a press
 * outside, when the focus leaves it, and on Escape, which returns the focus to the button. `box`
 * contains both the button and the content.
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
