/** Does `make` while no other process of this clone does anything under the same name. */
export function inTurn<Made>(
  name: string,
  make: () => Promise<Made>,
  folder?: string,
): Promise<Made>
