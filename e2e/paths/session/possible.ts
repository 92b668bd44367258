import type { ChartGraph, GraphEdge } from '../../../machines/paths/graph/graph'

/**
 * A step that the chart allows in a configuration but neither a person nor the server can cause
 * there.
 */
interface Impossible {
  event: string
  from: (edge: Configuration) => boolean
  because: string
}

interface Configuration {
  state: string
  holdsToken: boolean
}

const visitorConfirmed = ({ state, holdsToken }: Configuration) =>
  state.includes('EMAIL_VERIFICATION_COMPLETED') && !holdsToken

const settling = ['rehydrating', 'lookingForUnsentWork', 'unreachable', 'signingOut']

const impossible: readonly Impossible[] = [
  ...['standing.seen', 'logout.requested', 'session.expired'].map((event) => ({
    event,
    from: visitorConfirmed,
    because: 'Nobody is signed in: the link was opened in another browser.',
  })),
  {
    event: 'load.failed',
    from: ({ state }) => !['filling', 'online'].some((name) => state.includes(`"${name}"`)),
    because:
      'Only the details of a company and the list of assessments load something that the application needs.',
  },
  {
    event: 'session.expired',
    from: ({ state }) => state.includes('RESET_PASSWORD') && !state.includes('enteringEmail'),
    because:
      'A tab in which only a password is reset asks in nobody’s name; who was signed in there before begins at the address.',
  },
  {
    event: 'session.endedElsewhere',
    from: ({ state, holdsToken }) => state.includes('RESET_PASSWORD') && !holdsToken,
    because:
      'Whoever signs in in another tab is signed in here too, before they can sign out there.',
  },
  ...['resetLink.opened', 'reset.restored'].map((event) => ({
    event,
    from: ({ state }: Configuration) => settling.some((name) => state.includes(`"${name}"`)),
    because: 'A page looks at a link, or goes on with a reset, once it knows who is here.',
  })),
]

function isPossible({ event, from }: GraphEdge): boolean {
  const [value, facts]: [unknown, { holdsToken: boolean }] = JSON.parse(from)
  const configuration = { state: JSON.stringify(value), holdsToken: facts.holdsToken }
  return !impossible.some((rule) => rule.event === event.type && rule.from(configuration))
}

/** The graph without the impossible steps. */
export function possible({ start, nodes }: ChartGraph): ChartGraph {
  return {
    start,
    nodes: new Map(
      [...nodes].map(([key, node]) => [key, { ...node, edges: node.edges.filter(isPossible) }]),
    ),
  }
}
