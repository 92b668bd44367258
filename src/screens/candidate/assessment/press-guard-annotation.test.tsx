// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { beforeStates, duringStates } from './testing/press-states'
import { describePresses } from './testing/describe-presses'
import { endStates } from './testing/press-ends'
import { partStates } from './testing/press-parts'

// Node makes no request to a path alone, and the client reads its base when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE_URL', 'http://localhost:3000/api/'))

describePresses('annotation', [
  ...beforeStates,
  ...duringStates,
  ...partStates('annotation'),
  ...endStates('annotation'),
])
