import { domAnimation, LazyMotion, m, useReducedMotion } from 'framer-motion'

export interface LineProps {
  d: string
  /** 0 to 1: how much of the line is drawn. */
  gone: number
}

/**
 * A line that is drawn up to the present position, in the current colour. It has its own chunk, as
 * the animation library has 28 kB and nothing else needs it.
 */
export const MovingLine = ({ d, gone }: LineProps) => {
  const still = useReducedMotion() === true
  return (
    <LazyMotion features={domAnimation} strict>
      <m.path
        d={d}
        stroke="currentColor"
        initial={{ pathLength: still ? gone : 0 }}
        animate={{ pathLength: gone }}
        transition={{ duration: still ? 0 : 0.4, ease: [0.2, 0, 0, 1] }}
      />
    </LazyMotion>
  )
}
