import { createContext, useContext } from 'react'

/** What is looked up in the resume: the words of one field or entry. */
export interface LookedFor {
  /** The name that the page shows. */
  name: string
  parts: readonly (string | null)[]
}

/** Shows where the resume says something. Null where no resume was read. */
export const ReadingContext = createContext<((lookedFor: LookedFor) => void) | null>(null)

export const useLookUp = () => useContext(ReadingContext)
