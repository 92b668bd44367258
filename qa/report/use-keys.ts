import { useEffect } from 'react'
import type { Selection } from './address'
import type { ChartIndex } from './chart-index'

/**
 * Keys that work everywhere except in the search: the arrows, Home and End move through the steps
 * of a walk, and Escape clears the selection.
 */
export function useKeys(
  index: ChartIndex | undefined,
  selection: Selection,
  select: (selection: Selection) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (event.target instanceof HTMLElement && isTyping(event.target)) return
      if (event.key === 'Escape' && selection.kind !== 'none') return select({ kind: 'none' })
      if (selection.kind !== 'walk') return
      const walk = index?.chart.walks.find(({ id }) => id === selection.walk)
      const step = walk && stepBy(event.key, selection.step, walk.steps.length)
      if (step == null) return
      event.preventDefault()
      select({ ...selection, step })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [index, selection, select])
}

const isTyping = (element: HTMLElement): boolean =>
  element.closest('input, textarea, select, dialog, [role="listbox"]') !== null

function stepBy(key: string, step: number, steps: number): number | null {
  if (key === 'ArrowLeft') return Math.max(1, step - 1)
  if (key === 'ArrowRight') return Math.min(steps, step + 1)
  if (key === 'Home') return 1
  return key === 'End' ? steps : null
}
