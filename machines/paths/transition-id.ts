/** What of a transition, as a chart holds it, gives the transition its name. */
export interface NamedTransition {
  eventType: string
  source: {
    id: string
    transitions: ReadonlyMap<string, readonly NamedTransition[]>
    always?: readonly NamedTransition[] | undefined
  }
}

/**
 * The name of a declared transition: its state, its event and, where the state has several for the
 * event, its position among them. It uses nothing from outside itself, because the browser suite
 * hands its text to the page.
 */
export function transitionId(transition: NamedTransition): string {
  const { source, eventType } = transition
  const twins = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const place = twins.length > 1 ? ` #${twins.indexOf(transition) + 1}` : ''
  return `${source.id} ${eventType === '' ? 'always' : eventType}${place}`
}
