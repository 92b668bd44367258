import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'

/** A press within this time after a change was meant for the content before it. */
export const SETTLE_MS = 500

/**
 * What changed under the pointer. After a new `screen` no press counts for a moment; after a new
 * `question` the keyboard works at once, because the focus has moved to it.
 */
type Change = 'screen' | 'question'

const Changed = createContext<(change: Change) => void>(() => undefined)

/**
 * Tells the guard about a new screen whenever `step` changes, such as another part of the
 * assessment, the page with all answers, or a dialog.
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
 * Ignores presses in the first moment of a screen, so that a double press, or a press just when the
 * time of a part ends, does nothing by accident. Typing, choosing by keyboard and Escape still
 * work.
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
