type Leave = () => Promise<void>

let leave: Leave | null = null

/** Says how the attempt that runs on this page is left by a logout. @returns what takes it back */
export function leaveThisPageBy(how: Leave): () => void {
  leave = how
  return () => {
    if (leave === how) leave = null
  }
}

/** Leaves the attempt that runs on this page. @returns false when none runs here */
export async function leaveOpenRun(): Promise<boolean> {
  if (leave === null) return false
  await leave()
  return true
}
