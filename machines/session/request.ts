/**
 * The part of a state in which one call is under way. Nothing is left of what an earlier call said;
 * a refusal is kept in the state that it leads to.
 */
export const request = <
  const Actor extends string,
  Input,
  const Done,
  const Refused extends string,
>(
  actor: Actor,
  { input, done, refused }: { input: Input; done: Done; refused: Refused },
) => ({
  tags: ['busy' as const],
  entry: 'clearMessages' as const,
  invoke: {
    id: actor,
    src: actor,
    input,
    onDone: done,
    onError: { target: refused, actions: 'setFailure' as const },
  },
})
