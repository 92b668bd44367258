// The reports that the browser and the server send to an error-reporting service with the Sentry
// protocol.

/** Where reports go. */
export interface ReportTarget {
  /** The only origin that has to be reachable. */
  origin: string
  url: string
}

/** Reads a DSN, such as https://KEY@errors.example.com/7; null for what is none. */
export function readDsn(text: string): ReportTarget | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, host, origin, pathname } = new URL(text)
  const [, folder = '', project = ''] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || host === '' || project === '')
    return null
  return {
    origin,
    url: `${origin}${folder}/api/${project}/envelope/?sentry_version=7&sentry_client=masar%2F1&sentry_key=${username}`,
  }
}

/** Something that went wrong, in the words of a program. */
export interface Fault {
  type: string
  message: string
  /** As engines write it. */
  stack: string
  level: 'error' | 'warning'
  /** Codes and names of operations: nothing of anybody's. */
  tags: Record<string, string>
}

interface Event extends Fault {
  /** 32 hexadecimal digits. */
  id: string
  at: Date
  side: 'browser' | 'server'
}

/** One report as the protocol wants it: three lines of JSON. */
export function toEnvelope({ id, at, side, type, message, stack, level, tags }: Event): string {
  const frames = toFrames(stack)
  const event = {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform: side === 'server' ? 'node' : 'javascript',
    level,
    tags: { side, ...tags },
    exception: {
      values: [
        {
          type,
          value: withoutValues(message),
          ...(frames.length === 0 ? {} : { stacktrace: { frames } }),
        },
      ],
    },
  }
  return [{ event_id: id, sent_at: at.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n')
}

/**
 * The first line of a message without its values: quoted text, addresses, numbers, and anything in
 * another alphabet.
 */
export const withoutValues = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .replace(/[^\s@"'<>(),]+@[^\s@"'<>(),]+/g, '(e-mail)')
    .replace(/https?:\/\/\S+/g, '(address)')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|«[^»]*»/g, '(value)')
    .replace(/[0-9a-f-]{8,}|\d{2,}/gi, (run) => (/\d/.test(run) ? '(number)' : run))
    .replace(/[^\x20-\x7e]+/g, '(text)')
    .slice(0, 200)

interface Frame {
  function: string
  filename: string
  lineno: number
  colno: number
}

const chromium = /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/
const others = /^(.*?)@(.+?):(\d+):(\d+)$/

/**
 * The places of a stack, the innermost last, of files without where they lie and what was asked of
 * them.
 */
function toFrames(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file = '', row = '', column = ''] =
        chromium.exec(line) ?? others.exec(line) ?? []
      return file === ''
        ? []
        : [
            {
              function: name === '' ? '?' : name,
              filename: toFile(file),
              lineno: Number(row),
              colno: Number(column),
            },
          ]
    })
    .slice(0, 30)
    .toReversed()
}

const toFile = (file: string): string =>
  file
    .replace(/[?#].*$/, '')
    .replace(
      /^(?:file:\/\/|https?:\/\/[^/]+)?.*?(?=\/(?:assets|dist|server|node_modules|src)\/|[^/]+$)/,
      '',
    )

/** A path of a call without what it is about: what is no plain word is a star. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z_-]*$/i.test(part) || part === 'v2' ? part : '*'))
    .join('/')
