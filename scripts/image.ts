// npm run image: the steps of the Dockerfile in an empty folder, and what comes of them started as
// an account without rights: what an image would prove where no image can be pulled.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { parse } from 'yaml'
import { startLocalSmtp } from '../server/testing/services/local-smtp'
import { root } from './lib/paths.mjs'
import { patient } from './lib/patience.mjs'
import { listeningPostgres } from './lib/test-databases.mjs'
import { buildImage, type Image } from './image/build-image'
import { Container, type Running } from './image/container'

const started = performance.now()
const print = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`)

function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Expected, but not found: ${what}.`)
  print(what)
}

/** Packages that a built file asks for and the image does not have. */
function missingPackages({ folder, workdir }: Image): string[] {
  const built = join(folder, workdir, 'dist/server')
  const asked = readdirSync(built)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(join(built, file), 'utf8').matchAll(
        /(?:^import|^\} from|^(?:import|export) [^'"\n]* from|\bimport\(|resolve\()\s*"([^".][^"]*)"/gm,
      ),
    ])
    .map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
    .filter((name) => !name.startsWith('node:'))
  if (asked.length < 20) throw new Error('No package imports were found in the built server.')
  return [...new Set(asked)].filter(
    (name) => !existsSync(join(folder, workdir, 'node_modules', name)),
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

/**
 * Makes a separate database if PostgreSQL is available; otherwise the embedded one in the data
 * folder is used.
 */
async function makeDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = await listeningPostgres()
  if (url === null) return { url: '', drop: async () => undefined }
  const name = `masar_image_${process.pid}`
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await ask(`create database ${name}`)
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: () => ask(`drop database ${name} with (force)`),
  }
}

async function prove(image: Image, graceMs: number): Promise<void> {
  expect(
    missingPackages(image).length === 0,
    'every package that the built server asks for is there',
  )
  const [port, smtp, database] = [await freePort(), await startLocalSmtp(), await makeDatabase()]
  const container = new Container(image, {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: smtp.url,
    DATABASE_URL: database.url,
  })
  let server: Running | undefined
  try {
    server = await container.start()
    const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
    const post = async (path: string, body: object) => {
      const answer = await ask(`/api/user/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: await answer.json() }
    }
    expect((await ask('/health')).status === 200, 'it is alive')
    expect((await ask('/ready')).status === 200, 'it is ready')
    expect(await container.isHealthy(), 'its own health check finds it well')
    const page = await (await ask('/')).text()
    const script = /<script[^>]+src="([^"]+)"/.exec(page)?.[1] ?? ''
    const file = await ask(script)
    expect(
      file.status === 200 && String(file.headers.get('content-type')).includes('javascript'),
      `the first page comes with its script ${script}`,
    )
    const person = { email: 'first@example.ae', password: 'Riyadah-7' }
    const signUp = { full_name: 'First Person', mobile_number: '+971501234567' }
    const { status } = await post('register-user/', {
      ...person,
      ...signUp,
      terms_accepted: true,
    })
    expect(status < 300, 'somebody signs up')
    const deadline = performance.now() + patient(30_000)
    const code = () => /^Subject: (\d{4}) /m.exec(smtp.received.join('\n'))?.[1]
    while (code() === undefined && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(code() !== undefined, 'a mail with a code is handed in')
    const verified = await post(`verify-email/${code()}/`, { email: person.email })
    expect(verified.status < 300, 'the code confirms the e-mail')
    const admin = await container.run(['node', 'dist/server/admin.js', person.email])
    expect(admin.said.includes('is an admin now'), 'a tool of the image makes the first admin')
    const stopped = await server.stop(graceMs)
    expect(stopped.code === 0, `SIGTERM ends it well within ${graceMs / 1000} s`)
    expect(!(await container.isHealthy()), 'its own health check finds that it is gone')
    server = await container.start()
    const again = await post('login-user/', person)
    expect(
      again.body.data?.user?.standing === 'RECRUITER_ADMIN',
      'after a restart the data are there, and the admin signs in',
    )
    expect((await server.stop(graceMs)).code === 0, 'and it ends well again')
  } finally {
    server?.kill()
    await smtp.close()
    await database.drop()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'masar-image-'))
try {
  const image = buildImage(folder, print)
  const application = join(image.folder, image.workdir)
  // To whom the files belong they are made unwritable; another account cannot write them anyway.
  if (process.getuid?.() !== 0) execFileSync('chmod', ['-R', 'a-w', application])
  const size = execFileSync('du', ['-sm', application], { encoding: 'utf8' }).split('\t')[0]
  print(`the application has ${size} MB`)
  const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'))
  await prove(image, 1000 * Number.parseInt(services.masar.stop_grace_period, 10))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  chmodSync(folder, 0o700)
  if (process.getuid?.() !== 0) execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}
