// Reads the Dockerfile as far as this repository's uses the format; anything else is an error, so
// that what is proven without a container is all that a container would be made of.

/** An instruction and its arguments; `exec` where they were given as JSON. */
export type Instruction =
  | { kind: 'workdir'; path: string }
  | { kind: 'copy'; from: string | null; sources: string[]; to: string }
  | { kind: 'run'; command: string }
  | { kind: 'env'; values: Record<string, string> }
  | { kind: 'arg'; name: string; value: string | null }
  | { kind: 'user'; uid: number; gid: number }
  | { kind: 'volume'; path: string }
  | { kind: 'cmd'; exec: string[] }
  | { kind: 'healthcheck'; exec: string[] }
  /** What says nothing about files or processes: `EXPOSE`, `STOPSIGNAL SIGTERM`. */
  | { kind: 'note' }

export interface Stage {
  name: string
  /** The image it begins with; only Node's are known here. */
  base: string
  instructions: Instruction[]
}

/** The stages in their order. @throws a sentence with the line that is not understood */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  const args = new Map<string, string>()
  for (const line of text.replaceAll(/\\\n/g, ' ').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    const refuse = () => new Error(`Dockerfile: cannot read this line: ${line}`)
    const stage = stages.at(-1)
    if (word === 'FROM') {
      const [, base = '', name = String(stages.length)] =
        /^(\S+)(?: AS ([a-z]+))?$/.exec(expand(rest, args)) ?? []
      if (base === '') throw refuse()
      stages.push({ name, base, instructions: [] })
    } else if (stage === undefined) {
      const [, name = '', value = ''] = /^([A-Z_]+)=(\S+)$/.exec(rest) ?? []
      if (word !== 'ARG' || name === '') throw refuse()
      args.set(name, value)
    } else stage.instructions.push(readers[word]?.(rest) ?? fail(refuse()))
  }
  if (stages.length === 0) throw new Error('The Dockerfile has no stage.')
  return stages
}

const readers: Record<string, (rest: string) => Instruction | null> = {
  WORKDIR: (path) => (/^\/[\w/-]+$/.test(path) ? { kind: 'workdir', path } : null),
  COPY: readCopy,
  // A path from the root would be this machine's.
  RUN: (command) => (/(^|[\s="'(])\//.test(command) ? null : { kind: 'run', command }),
  ENV: (rest) => {
    const pairs = rest.split(/\s+/).map((pair) => /^([A-Z_]+)=([^"'$]*)$/.exec(pair))
    return pairs.includes(null)
      ? null
      : { kind: 'env', values: Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]])) }
  },
  ARG: (rest) => {
    const [, name = '', value = null] = /^([A-Z_]+)(?:=(\S+))?$/.exec(rest) ?? []
    return name === '' ? null : { kind: 'arg', name, value }
  },
  USER: (rest) => {
    const [, uid = '', gid = ''] = /^(\d+):(\d+)$/.exec(rest) ?? []
    return uid === '' ? null : { kind: 'user', uid: Number(uid), gid: Number(gid) }
  },
  VOLUME: (path) => (/^\/[\w/-]+$/.test(path) ? { kind: 'volume', path } : null),
  CMD: (rest) => asExec('cmd', rest),
  HEALTHCHECK: (rest) =>
    asExec('healthcheck', /^(?:--[a-z-]+=\w+ )*CMD (.*)$/.exec(rest)?.[1] ?? ''),
  EXPOSE: (rest) => (/^\d+$/.test(rest) ? { kind: 'note' } : null),
  STOPSIGNAL: (rest) => (rest === 'SIGTERM' ? { kind: 'note' } : null),
}

function readCopy(rest: string): Instruction | null {
  const [, from = null, paths = ''] = /^(?:--from=([a-z]+) )?([^-].*)$/.exec(rest) ?? []
  const [to = '', ...sources] = paths.split(/\s+/).reverse()
  const isUnknown = [to, ...sources].some((path) => /["[*?]|\.\./.test(path))
  return sources.length === 0 || isUnknown
    ? null
    : { kind: 'copy', from, sources: sources.reverse(), to }
}

function asExec(kind: 'cmd' | 'healthcheck', json: string): Instruction | null {
  if (!json.startsWith('[')) return null
  const exec: unknown = JSON.parse(json)
  return Array.isArray(exec) && exec.every((word) => typeof word === 'string')
    ? { kind, exec }
    : null
}

const expand = (text: string, args: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\$\{([A-Z_]+)\}/g, (whole, name: string) => args.get(name) ?? whole)

function fail(error: Error): never {
  throw error
}

/**
 * Whether the build is given a file, by the lines of `.dockerignore`: paths and names with `*`, at
 * any depth where they begin with two of them. @throws where a line is of another form
 */
export function ignoring(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      if (!/^(\*\*\/)?[\w.*/-]+$/.test(line) || line.replace(/^\*\*\//, '').includes('**'))
        throw new Error(`.dockerignore: cannot read this line: ${line}`)
      const isDeep = line.startsWith('**/')
      const name = line
        .slice(isDeep ? 3 : 0)
        .replaceAll('.', '\\.')
        .replaceAll('*', '[^/]*')
      return new RegExp(`^${isDeep ? '(.*/)?' : ''}${name}(/|$)`)
    })
  return (path) => patterns.some((pattern) => pattern.test(path))
}
