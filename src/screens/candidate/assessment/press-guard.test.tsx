// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeStates, duringStates } from './testing/press-states'
import { describePresses } from './testing/describe-presses'
import { endStates } from './testing/press-ends'
import { englishStates, partStates } from './testing/press-parts'

describePresses('english', [
  ...beforeStates,
  ...duringStates,
  ...partStates('english'),
  ...englishStates,
  ...endStates('english'),
])
