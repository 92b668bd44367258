import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { pinched, scrolled, stepped, wheeled } from './zoom'

interface Point {
  x: number
  y: number
}

export interface Zoom {
  zoom: number
  /** The scrolling view that the picture is in. */
  view: RefObject<HTMLDivElement | null>
  step: (direction: 1 | -1) => void
  fit: () => void
  on: {
    onKeyDown: (event: KeyboardEvent) => void
    onDoubleClick: (event: MouseEvent) => void
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: (event: PointerEvent) => void
  }
}

/**
 * A picture in a scrolling view, made larger about a point: by keys, by a double click, by the
 * wheel with Ctrl (as which two fingers on a trackpad come too) and by two fingers on the glass. It
 * is moved by dragging, and by whatever scrolls.
 */
export function useZoom(): Zoom {
  const view = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const scroll = useRef<Point | null>(null)
  const fingers = useRef(new Map<number, Point>())

  const zoomTo = (to: number, at?: Point) => {
    const box = view.current
    if (box === null || to === zoom) return
    const { x, y } = at ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
    scroll.current = {
      x: scrolled(box.scrollLeft, x, zoom, to),
      y: scrolled(box.scrollTop, y, zoom, to),
    }
    setZoom(to)
  }
  // Once the picture has its new size there is room to scroll to.
  useLayoutEffect(() => {
    if (scroll.current !== null) view.current?.scrollTo(scroll.current.x, scroll.current.y)
    scroll.current = null
  }, [zoom])

  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { x, y } = view.current?.getBoundingClientRect() ?? { x: 0, y: 0 }
    return { x: clientX - x, y: clientY - y }
  }
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    zoomTo(wheeled(zoom, event.deltaY), place(event))
  })
  useEffect(() => {
    const box = view.current
    // React listens to wheels without a say in whether the page goes along.
    box?.addEventListener('wheel', wheel, { passive: false })
    return () => box?.removeEventListener('wheel', wheel)
  }, [])

  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    const box = view.current
    if (before === undefined || box === null) return
    const now = place(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other === undefined) box.scrollBy(before.x - now.x, before.y - now.y)
    else
      zoomTo(pinched(zoom, apart(before, other), apart(now, other)), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      })
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key, code } = event
    if (key === '+' || code === 'Equal' || code === 'NumpadAdd') zoomTo(stepped(zoom, 1))
    else if (key === '-' || code === 'Minus' || code === 'NumpadSubtract') zoomTo(stepped(zoom, -1))
    else if (code === 'Digit0' || code === 'Numpad0') zoomTo(1)
    else return
    event.preventDefault()
  }
  return {
    zoom,
    view,
    step: (direction) => zoomTo(stepped(zoom, direction)),
    fit: () => zoomTo(1),
    on: {
      onKeyDown: press,
      onDoubleClick: (event) => zoomTo(zoom === 1 ? 2 : 1, place(event)),
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, place(event))
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
