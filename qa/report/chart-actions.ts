import { createContext } from 'react'
import type { Select } from './address'

/** What can be done in the drawing; its boxes and labels are made by React Flow and get no props. */
export interface ChartActions {
  onToggle: (id: string) => void
  onSelect: Select
}

const nothing = () => undefined

export const ChartActionsContext = createContext<ChartActions>({
  onToggle: nothing,
  onSelect: nothing,
})
