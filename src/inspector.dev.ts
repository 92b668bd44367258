import { createBrowserInspector } from '@statelyai/inspect'

// The development server loads this ahead of the application; a build does not know it.
if (new URLSearchParams(location.search).has('inspect'))
  globalThis.masarInspection = createBrowserInspector().inspect
