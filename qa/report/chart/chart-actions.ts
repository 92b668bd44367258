import { createContext } from 'react'
import type { Select } from '../address'

/**
 * The actions in the drawing. They are a context, because React Flow creates the boxes and labels
 * and passes them no props of ours.
 */
export interface ChartActions {
  onToggle: (id: string) => void
  onSelect: Select
}

const nothing = () => undefined

export const ChartActionsContext = createContext<ChartActions>({
  onToggle: nothing,
  onSelect: nothing,
})
