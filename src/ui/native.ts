import type { ComponentProps, JSX } from 'react'

/** Attributes whose names Chakra takes for styles. */
type StyleNames = 'color' | 'size' | 'translate' | 'transition' | 'width' | 'height' | 'content'

/**
 * The attributes of a native element, `ref` among them, without those that Chakra reads as styles.
 */
export type Native<T extends keyof JSX.IntrinsicElements> = Omit<ComponentProps<T>, StyleNames>
