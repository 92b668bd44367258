import { z } from 'zod'
import { readDsn } from '../machines/shared/error-report'
import { isLoopback, isNetwork } from './http/pages/public-address'
import { readClamdAddress } from './scanning/clamd-address'

const dsn = z
  .string()
  .refine((text) => readDsn(text) !== null, 'This is no DSN: https://KEY@host/PROJECT')
  .optional()

const key = z
  .base64()
  .transform((text): Buffer => Buffer.from(text, 'base64'))
  .refine(
    (bytes) => bytes.length >= 32,
    'Must be at least 32 bytes in Base64, as made by `openssl rand -base64 32`',
  )

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  MASAR_DATA_DIR: z.string().default('.data'),
  MASAR_DEMO: z.enum(['0', '1']).optional(),
  /** `0` keeps the demonstration to its first few people, as the tests know them. */
  MASAR_DEMO_YEAR: z.enum(['0', '1']).default('1'),
  MASAR_TEST_CLOCK: z.enum(['0', '1']).default('0'),
  /**
   * The proxies whose word on who asks is believed, with commas between them: addresses, or networks
   * as `10.0.0.0/8`. `loopback` is this machine.
   */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(
      z.array(
        z.string().refine(isNetwork, 'Each is an address, a network as 10.0.0.0/8, or loopback'),
      ),
    ),
  /** The most calls that one session may make in a minute. */
  SESSION_CALLS_PER_MINUTE: z.coerce.number().int().min(60).default(1200),
  /** Where people reach the application; links in mails and social returns are made from it. */
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().optional(),
  /** The key that hashes codes and seals secrets. It is outside the database, which it protects. */
  SERVER_KEY: key.optional(),
  /** The earlier keys, separated by commas: values made with them are still recognised. */
  SERVER_KEY_FORMER: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(key))
    .default([]),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Masar <no-reply@masar.example>'),
  /** The address that people write to if they want more than their limits. */
  CONTACT_EMAIL: z.email().default('contact@masar.example'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  GOOGLE_ISSUER: z.string().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: z.string().default('https://www.linkedin.com/oauth'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  /**
   * A taxonomy of the deployment's own, as `npm run taxonomy` writes it, in place of the built-in
   * one.
   */
  TAXONOMY_FILE: z.string().optional(),
  EVALUATOR_URL: z.string().optional(),
  EVALUATOR_KEY: z.string().optional(),
  EVALUATOR_MODEL: z.string().optional(),
  /**
   * The key of the map provider that the pages were built with: they may then ask it for places.
   */
  VITE_MAPS_API_KEY: z.string().optional(),
  /** The applicant tracking system that jobs and candidates are sent to. */
  ATS_URL: z.url({ protocol: /^https?$/ }).optional(),
  ATS_TOKEN: z.string().optional(),
  /** The longest wait for its answer, in milliseconds. */
  ATS_TIMEOUT_MS: z.coerce.number().int().min(1).max(30_000).default(10_000),
  /**
   * Where errors are reported to, by the server and by browsers; the second is built into what
   * browsers load.
   */
  SENTRY_DSN: dsn,
  VITE_SENTRY_DSN: dsn,
  /** The daemon that uploads are scanned by. */
  CLAMD_ADDRESS: z
    .string()
    .refine(
      (text) => readClamdAddress(text) !== null,
      'This is neither HOST:PORT nor the path of a socket',
    )
    .optional(),
  /** The longest time that it may take for a small file, in milliseconds. */
  CLAMD_TIMEOUT_MS: z.coerce.number().int().min(1).max(60_000).default(20_000),
  /** The token for reading the server's figures at `/metrics`. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * How long a stopping server still answers everything, while `/ready` makes balancers send
   * requests elsewhere.
   */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Env = Omit<
  z.infer<typeof schema>,
  'MASAR_DEMO' | 'MASAR_DEMO_YEAR' | 'MASAR_TEST_CLOCK'
> & {
  demo: boolean
  /** Whether the demonstration has a year of people and what they did. */
  demoYear: boolean
  /** The demonstration can be reached from elsewhere, as somebody asked for by hand. */
  openDemo: boolean
  testClock: boolean
}

/**
 * Reads the configuration. Throws one error that names every variable that is wrong. Empty
 * variables count as unset.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (!parsed.success)
    throw new Error(
      `The environment variables are not valid:\n${parsed.error.issues.map((i) => `  ${i.path.join('.')}: ${i.message}`).join('\n')}`,
    )
  const { MASAR_DEMO, MASAR_DEMO_YEAR, MASAR_TEST_CLOCK, ...rest } = parsed.data
  if ((rest.ATS_URL === undefined) !== (rest.ATS_TOKEN === undefined))
    throw new Error(
      'The environment variables are not valid:\n  Set ATS_URL and ATS_TOKEN together.',
    )
  if (rest.SERVER_KEY === undefined && rest.SERVER_KEY_FORMER.length > 0)
    throw new Error(
      'The environment variables are not valid:\n  SERVER_KEY_FORMER needs SERVER_KEY.',
    )
  // A database somebody set up by hand gets no demo accounts unless that is asked for.
  const demo = MASAR_DEMO === undefined ? rest.DATABASE_URL === undefined : MASAR_DEMO === '1'
  const testClock = MASAR_TEST_CLOCK === '1'
  const reach = findPublicSetting(rest)
  if (reach !== null && MASAR_DEMO !== '1' && (demo || testClock))
    throw new Error(`The environment variables are not valid:\n  ${toRefusal(reach, demo)}`)
  return {
    ...rest,
    demo,
    demoYear: demo && MASAR_DEMO_YEAR === '1',
    openDemo: demo && reach !== null,
    testClock,
  }
}

/** The setting that makes the server reachable from other machines, as it was written; or null. */
function findPublicSetting({ HOST, PUBLIC_URL }: Pick<Env, 'HOST' | 'PUBLIC_URL'>): string | null {
  if (!isLoopback(HOST)) return `HOST=${HOST}`
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname))
    return `PUBLIC_URL=${PUBLIC_URL}`
  return null
}

/** The sentence that tells the person who starts the server what to set. */
const toRefusal = (reach: string, demo: boolean): string =>
  demo
    ? `${reach} makes demo accounts with a published password reachable for others. Set MASAR_DEMO=0 (or DATABASE_URL) to run without them, or MASAR_DEMO=1 to run a public demonstration.`
    : `${reach} lets others move the server’s clock (MASAR_TEST_CLOCK=1). Remove MASAR_TEST_CLOCK, or set MASAR_DEMO=1 to run a public demonstration.`
