/** The fields of a transition in a chart that make its id. */
export interface NamedTransition {
  eventType: string
  source: {
    id: string
    transitions: ReadonlyMap<string, readonly NamedTransition[]>
    always?: readonly NamedTransition[] | undefined
  }
}

/**
 * The id of a declared transition: its state, its event and, if the state has several for the
 * event, its position among them. The function uses nothing from outside itself, because the
 * browser suite passes its text to the page.
 */
export function transitionId(transition: NamedTransition): string {
  const { source, eventType } = transition
  const twins = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const place = twins.length > 1 ? ` #${twins.indexOf(transition) + 1}` : ''
  return `${source.id} ${eventType === '' ? 'always' : eventType}${place}`
}
