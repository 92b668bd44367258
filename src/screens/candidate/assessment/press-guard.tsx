import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'

/** For so long after a change, a press was meant for what stood there before. */
export const SETTLE_MS = 500

/**
 * What has changed under the pointer: the whole screen, where no press counts for a moment, or only
 * the question, where the keyboard goes on at once: its focus has moved to the new question.
 */
type Change = 'screen' | 'question'

const Changed = createContext<(change: Change) => void>(() => undefined)

/**
 * Tells the guard that another screen is there whenever `step` is another one, as a part of the
 * assessment, a page with all answers, or a dialog.
 */
export function useScreenChange(step: string | number | boolean, change: Change = 'screen'): void {
  const changed = use(Changed)
  useLayoutEffect(() => changed(change), [step, change, changed])
}

interface PressGuardProps {
  /** 0 takes every press at once. */
  settleMs?: number
  children: ReactNode
}

/**
 * Takes no press in the first moment of a screen, so that whoever presses twice, or presses just
 * when the time of a part is over, does nothing by accident. Typing, choosing by the keyboard and
 * Escape go on.
 */
export const PressGuard = ({ settleMs = SETTLE_MS, children }: PressGuardProps) => {
  const [{ changed, watch }] = useState(() => new Settling(settleMs))
  return (
    <Changed value={changed}>
      <chakra.div
        ref={watch}
        display="contents"
        css={{ '&[data-settling]': { pointerEvents: 'none' } }}
      >
        {children}
      </chakra.div>
    </Changed>
  )
}

/** Holds presses back for a moment after each change. A dialog is within the box as well. */
class Settling {
  readonly #ms: number
  #box: HTMLElement | null = null
  #held: Change | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ms: number) {
    this.#ms = ms
  }

  changed = (change: Change): void => {
    if (this.#ms === 0) return
    this.#hold(this.#held === 'screen' ? 'screen' : change)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#hold(null), this.#ms)
  }

  /** @returns what stops watching */
  watch = (box: HTMLElement | null): (() => void) => {
    this.#box = box
    this.#hold(this.#held)
    box?.addEventListener('click', this.#press, { capture: true })
    box?.ownerDocument.addEventListener('mousedown', this.#keepFocus, { capture: true })
    return () => {
      box?.removeEventListener('click', this.#press, { capture: true })
      box?.ownerDocument.removeEventListener('mousedown', this.#keepFocus, { capture: true })
      clearTimeout(this.#timer)
      this.#hold(null)
      this.#box = null
    }
  }

  #hold(change: Change | null): void {
    this.#held = change
    this.#box?.toggleAttribute('data-settling', change !== null)
  }

  /** A press falls through to the page, which would take the focus from where it was just set. */
  #keepFocus = (event: MouseEvent): void => {
    if (this.#held !== null) event.preventDefault()
  }

  /** A click of no pointer is one of the keyboard. */
  #press = (event: MouseEvent): void => {
    if (this.#held === null) return
    if (event.detail === 0 && (this.#held === 'question' || isField(event.target))) return
    event.preventDefault()
    event.stopPropagation()
  }
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'submit' && target.type !== 'button'
