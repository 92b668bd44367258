// Starts what an image says as processes of an account that may write nothing of it but its data.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Image } from './build-image'

/** How a process ended, and all it said. */
export interface Ended {
  code: number | null
  said: string
}

export interface Running {
  /** Ends it as an orchestrator does; SIGKILL after `graceMs`, with which its code is null. */
  stop(graceMs: number): Promise<Ended>
  kill(): void
}

/** An image with a place for its data and one for temporary files, as a container has them. */
export class Container {
  readonly #image: Image
  readonly #env: Record<string, string>

  constructor(image: Image, settings: Record<string, string>) {
    this.#image = image
    const tmp = join(image.folder, 'tmp')
    mkdirSync(tmp, { recursive: true })
    chmodSync(tmp, 0o1777)
    // Every folder above has to be one that others may pass.
    for (let at = image.folder; at.includes('masar-image-'); at = dirname(at)) chmodSync(at, 0o755)
    this.#env = {
      PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      TMPDIR: tmp,
      ...Object.fromEntries(
        Object.entries(image.env).map(([name, value]) => [
          name,
          image.volumes.includes(value) ? join(image.folder, value) : value,
        ]),
      ),
      ...settings,
    }
  }

  /** Starts what the image is for; done once it says that it is ready. */
  async start(): Promise<Running> {
    const child = this.#spawn(this.#image.cmd)
    const end = getEnd(child)
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => {
        if (text.toString().includes('Masar is ready')) resolve()
      })
      void end.then(({ code, said }) =>
        reject(new Error(`The server exited with code ${code} before it was ready:\n${said}`)),
      )
    })
    return {
      async stop(graceMs) {
        const tooLong = setTimeout(() => child.kill('SIGKILL'), graceMs)
        child.kill('SIGTERM')
        const ended = await end
        clearTimeout(tooLong)
        return ended
      },
      kill: () => void child.kill('SIGKILL'),
    }
  }

  /** Runs a command beside it, as `docker compose exec` does, to its end. */
  run = (command: readonly string[]): Promise<Ended> => getEnd(this.#spawn(command))

  /** Whether the image's own check finds it well. */
  isHealthy = async (): Promise<boolean> => (await this.run(this.#image.healthcheck)).code === 0

  #spawn([program = '', ...args]: readonly string[]): ChildProcess {
    const { folder, workdir, user } = this.#image
    return spawn(program, args, {
      cwd: join(folder, workdir),
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Nobody else may become somebody else.
      ...(process.getuid?.() === 0 ? user : {}),
    })
  }
}

async function getEnd(child: ChildProcess): Promise<Ended> {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => void (said += text.toString()))
  await once(child, 'close')
  return { code: child.exitCode, said }
}
