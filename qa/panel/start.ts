import { watchCalls } from './calls'
import { ChartWatch } from './chart-watch'
import { isOpenHere, keepOpen } from './opening'

// The page loads this ahead of the application, which looks for a watcher once, when it starts.
// What draws the panel comes afterwards.
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
