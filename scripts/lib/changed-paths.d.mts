interface Changed {
  id: string
  changes: readonly string[]
  transitions: readonly string[]
}

interface ToRun {
  /** What has changed, or that there is nothing to run. */
  text: string
  files: string[]
  transitions: string[]
}

export function changedPaths(revision: string): Promise<ToRun>

export function toRun(
  changed: readonly Changed[],
  revision: string,
  isThere: (file: string) => boolean,
): ToRun
