import { watchCalls } from './calls'
import { ChartWatch } from './chart-watch'
import { isOpenHere, keepOpen } from './opening'

// The page loads this script before the application, which looks for a watcher only when it starts.
// The code that draws the panel is loaded afterwards.
if (isOpenHere()) {
  keepOpen()
  const watch = new ChartWatch({ answered: watchCalls().take })
  const other: unknown = Reflect.get(globalThis, 'masarInspection')
  Object.assign(globalThis, {
    masarInspection: (seen: Parameters<ChartWatch['see']>[0]) => {
      watch.see(seen)
      if (typeof other === 'function') other(seen)
    },
  })
  void import('./mount').then(({ mountPanel }) => mountPanel(watch))
}
