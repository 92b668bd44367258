// Carries the steps of the Dockerfile out in a folder: each stage has one that stands for its root.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { ignoring, type Instruction, readDockerfile, type Stage } from './dockerfile'

/** What a container would be made of. */
export interface Image {
  /** The folder that stands for its root. */
  folder: string
  workdir: string
  env: Record<string, string>
  user: { uid: number; gid: number }
  volumes: string[]
  cmd: string[]
  healthcheck: string[]
}

/** Only who may do everything may give a file away. */
const isRoot = process.getuid?.() === 0

/** Makes the image in `folder`, which is empty; `print` is told each step and how long it took. */
export function buildImage(folder: string, print: (line: string) => void): Image {
  const context = join(folder, 'context')
  copyContext(context)
  const made = new Map<string, Image>()
  for (const stage of readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8')))
    made.set(stage.name, makeStage(stage, join(folder, stage.name), { context, made, print }))
  const last = [...made.values()].at(-1)
  if (last === undefined) throw new Error('The Dockerfile has no final stage.')
  return last
}

/**
 * Copies the files that git tracks, and new ones that are not ignored, without those that
 * .dockerignore excludes.
 */
function copyContext(to: string): void {
  const isIgnored = ignoring(readFileSync(join(root, '.dockerignore'), 'utf8'))
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  for (const path of execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0'))
    if (path !== '' && !isIgnored(path) && existsSync(join(root, path)))
      cpSync(join(root, path), join(to, path))
}

interface Around {
  context: string
  made: ReadonlyMap<string, Image>
  print: (line: string) => void
}

function makeStage(stage: Stage, folder: string, around: Around): Image {
  if (!stage.base.startsWith('node:'))
    throw new Error(
      `${stage.base} is not a Node image. Only Node images can be replaced by the Node of this machine.`,
    )
  const image: Image = {
    folder,
    workdir: '/',
    env: {},
    user: { uid: 0, gid: 0 },
    volumes: [],
    cmd: [],
    healthcheck: [],
  }
  mkdirSync(folder)
  for (const instruction of stage.instructions) {
    const started = performance.now()
    carryOut(instruction, image, around)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (instruction.kind === 'run')
      around.print(`${stage.name}: ${instruction.command} (${seconds} s)`)
  }
  return image
}

function carryOut(instruction: Instruction, image: Image, around: Around): void {
  switch (instruction.kind) {
    case 'workdir':
      image.workdir = instruction.path
      mkdirSync(join(image.folder, instruction.path), { recursive: true })
      return
    case 'copy':
      for (const source of instruction.sources) copy(source, instruction, image, around)
      return
    case 'run':
      runIn(image, instruction.command)
      return
    case 'arg':
      if (instruction.value !== null) image.env[instruction.name] = instruction.value
      return
    case 'env':
      Object.assign(image.env, instruction.values)
      return
    case 'user':
      image.user = { uid: instruction.uid, gid: instruction.gid }
      return
    case 'volume':
      image.volumes.push(instruction.path)
      return
    case 'cmd':
      image.cmd = instruction.exec
      return
    case 'healthcheck':
      image.healthcheck = instruction.exec
      return
    case 'note':
  }
}

/** A folder's contents go into the folder that is named; a file too where that ends like one. */
function copy(
  source: string,
  { from, to }: Extract<Instruction, { kind: 'copy' }>,
  image: Image,
  { context, made }: Around,
): void {
  const origin = from === null ? context : made.get(from)?.folder
  if (origin === undefined)
    throw new Error(`The Dockerfile copies from ${from}, which is not a stage.`)
  const path = join(origin, source)
  const place = join(image.folder, to.startsWith('/') ? '' : image.workdir, to)
  const target =
    statSync(path).isFile() && /(^|\/)\.?$/.test(to) ? join(place, basename(source)) : place
  mkdirSync(dirname(target), { recursive: true })
  cpSync(path, target, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
}

/** With nothing of this machine's settings, as there would be nothing of them in a container. */
function runIn(image: Image, command: string): void {
  if (!isRoot && command.startsWith('chown ')) return
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: join(image.folder, image.workdir),
    env: { ...machine(), ...image.env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command} exited with code ${status}:\n${stdout}${stderr}`)
}

/** Where programs are, and how the registry is reached. */
const machine = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined &&
        /^(PATH|HOME|(https?|no)_proxy|npm_config_(registry|cafile|cache)|NODE_EXTRA_CA_CERTS)$/i.test(
          entry[0],
        ),
    ),
  )
