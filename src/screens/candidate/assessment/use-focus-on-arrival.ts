import { useEffect, useRef, type RefObject } from 'react'

/**
 * Puts the focus on a heading when its step comes up, so that a keyboard goes on from there and a
 * screen reader says where it is. `step` names the step: another name moves the focus again.
 */
export function useFocusOnArrival(step: string | number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: false }), [step])
  return heading
}
