import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** The tools' own notices and telemetry are no part of a check's answer. */
const quietEnv = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_UPDATE_NOTIFIER: '1',
}

/**
 * The JavaScript file behind a command of an installed package, so that it runs by `node` on every
 * platform.
 */
export function bin(name, packageName = toPackage(name)) {
  const folder = join(root, 'node_modules', packageName)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entry = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[name]
  if (!entry) throw new Error(`${packageName} has no command ${name}.`)
  return join(folder, entry)
}

const packages = {
  redocly: '@redocly/cli',
  tsc: '@typescript/native',
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
}
const toPackage = (name) => packages[name] ?? name

/**
 * Runs a command to its end. `text` is all it said; with `show` it is also passed through as it
 * comes.
 */
export function run(command, args, { cwd = root, env = {}, show = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...quietEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    })
    let text = ''
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding('utf8')
      stream.on('data', (chunk) => {
        text += chunk
        if (show) out.write(chunk)
      })
    }
    child.on('error', (error) =>
      resolve({ code: 127, text: `${text}${command}: ${error.message}` }),
    )
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, text: signal ? `${text}\n${command} ended by ${signal}` : text }),
    )
  })
}

/** Runs the JavaScript command of an installed package. */
export const runBin = (name, args, options) => run(process.execPath, [bin(name), ...args], options)
