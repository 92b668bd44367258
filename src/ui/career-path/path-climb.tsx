import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { LineProps } from './moving-line'
import { PathSteps, type Stage } from './path-steps'

const StillLine = ({ d, gone }: LineProps) => (
  <path data-part="gone" d={d} stroke="currentColor" pathLength="1" strokeDasharray={`${gone} 1`} />
)

// The animation is an ornament, so the page also works without it.
const Line = lazy(() =>
  import('./moving-line').then(
    ({ MovingLine }) => ({ default: MovingLine }),
    () => ({ default: StillLine }),
  ),
)

interface PathClimbProps {
  label: string
  stages: readonly Stage[]
  /** 0 to 100: how far the way from here to the next stage is gone. */
  travelled: number
}

const rise = 20
const corner = 10

/**
 * The career path: level, then a climb of 20 px at 62 % of each step. On phones it runs down the
 * start edge.
 */
export const PathClimb = ({ label, stages, travelled }: PathClimbProps) => {
  const here = Math.max(
    0,
    stages.findIndex((stage) => stage.state === 'here'),
  )
  const [box, width] = useWidth()
  const step = width / stages.length
  // The drawn length of one step: its level run, and two corners of 16.2 px that climb.
  const climb = step - 2 * corner + 2 * 16.2
  const height = (stages.length - 1) * rise + 40
  const way = wayThrough(stages.length, step)
  // The drawn length is the number: whole steps behind, and the part of the one under way.
  const gone = ((here + travelled / 100) * climb) / ((stages.length - 1) * climb + step - 20)
  return (
    <>
      <chakra.div display={{ base: 'block', md: 'none' }}>
        <PathSteps label={label} stages={stages} travelled={travelled} />
      </chakra.div>
      <chakra.div ref={box} display={{ base: 'none', md: 'block' }}>
        <chakra.svg
          aria-hidden
          viewBox={`0 0 ${width} ${height}`}
          width="full"
          height={`${height}px`}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          color="accent"
          overflow="visible"
          _rtl={{ transform: 'scaleX(-1)' }}
          css={{ '& [data-part=way]': { stroke: '{colors.border.strong}' } }}
        >
          <path data-part="way" d={way} />
          {width > 0 ? (
            <Suspense>
              <Line d={way} gone={gone} />
            </Suspense>
          ) : null}
          {stages.map((stage, at) => (
            <Rhombus
              key={stage.id}
              x={18 + at * step}
              y={height - 20 - at * rise}
              state={stage.state}
            />
          ))}
        </chakra.svg>
        <chakra.ol
          aria-label={label}
          display="grid"
          style={{ gridTemplateColumns: `repeat(${stages.length}, 1fr)` }}
          marginBlockStart="3"
        >
          {stages.map((stage) => (
            <chakra.li
              key={stage.id}
              aria-current={stage.state === 'here' ? 'step' : undefined}
              paddingInlineEnd="3"
            >
              <chakra.div textStyle="h3">{stage.label}</chakra.div>
              <chakra.div textStyle="small" color="fg.muted">
                {stage.detail}
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ol>
      </chakra.div>
    </>
  )
}

/**
 * The path is drawn at its real width, so that its line stays 3 px and its climb 20 px; 0 where it
 * is not shown.
 */
const useWidth = () => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(typeof ResizeObserver === 'undefined' ? 960 : 0)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}

/** Level to 62 % of each step, then up with round corners. The last step runs out level. */
const wayThrough = (count: number, step: number) => {
  const top = (at: number) => (count - 1) * rise + 20 - at * rise
  let d = `M18 ${top(0)}`
  for (let at = 0; at < count - 1; at += 1) {
    const bend = 18 + (at + 0.62) * step
    d += ` H${bend - corner} Q${bend} ${top(at)} ${bend} ${top(at) - corner} Q${bend} ${top(at + 1)} ${bend + corner} ${top(at + 1)}`
  }
  return `${d} H${count * step - 2}`
}

const Rhombus = ({ x, y, state }: { x: number; y: number; state: Stage['state'] }) => (
  <g transform={`rotate(45 ${x} ${y})`}>
    {state === 'here' ? (
      <chakra.rect
        x={x - 14}
        y={y - 14}
        width="28"
        height="28"
        rx="4"
        fill="accent.muted"
        stroke="none"
      />
    ) : null}
    <chakra.rect
      x={x - 8}
      y={y - 8}
      width="16"
      height="16"
      rx="2.5"
      strokeWidth="2.5"
      fill={state === 'ahead' ? 'bg.surface' : 'accent'}
      stroke={state === 'ahead' ? 'border.control' : 'accent'}
    />
  </g>
)
