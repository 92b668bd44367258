import { useEffect, useRef, type RefObject } from 'react'
import { focusFirstWrong } from '../../lib/focus-first-wrong'
import type { Failure } from '../../../machines/session/answers'

/**
 * A form whose first wrong field, in the order they stand on the page, gets the focus when a submit
 * is refused: here, which shows in the count of submits, or by the server, which names fields in
 * its failure.
 */
export function useFirstWrongField(
  submitCount: number,
  failure: Failure | null,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const fields = failure?.fields ?? null
  useEffect(() => {
    if (submitCount === 0 && fields === null) return undefined
    // The form draws its errors after this effect.
    const timer = setTimeout(() => focusFirstWrong(form.current), 0)
    return () => clearTimeout(timer)
  }, [submitCount, fields])
  return form
}
