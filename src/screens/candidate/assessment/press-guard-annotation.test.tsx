// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeStates, duringStates } from './testing/press-states'
import { describePresses } from './testing/describe-presses'
import { endStates } from './testing/press-ends'
import { partStates } from './testing/press-parts'

describePresses('annotation', [
  ...beforeStates,
  ...duringStates,
  ...partStates('annotation'),
  ...endStates('annotation'),
])
