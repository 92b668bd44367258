import { createBrowserInspector } from '@statelyai/inspect'

// Only the development server loads this file, before the application.
if (new URLSearchParams(location.search).has('inspect'))
  globalThis.masarInspection = createBrowserInspector().inspect
