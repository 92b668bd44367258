import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './paths.mjs'

/** The locks that this process holds: one with its number that it does not hold is of an earlier process. */
const held = new Set()

/**
 * Does `make` while no other process of this clone does anything under the same name. A process
 * that is gone gives its turn back.
 */
export async function inTurn(name, make, folder = join(root, '.cache/turns')) {
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, name)
  while (!take(lock)) {
    giveBackOfTheDead(lock)
    await wait(50)
  }
  held.add(lock)
  try {
    return await make()
  } finally {
    held.delete(lock)
    rmSync(lock)
  }
}

/** A link appears with its content, so nobody reads a lock that has no owner yet. */
function take(lock) {
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(own)
  }
}

/**
 * If several processes find the lock of a dead one, only one removes it: it checks again after the
 * others are shut out, so it never removes the lock of a living one.
 */
function giveBackOfTheDead(lock) {
  const owner = readOwner(lock)
  if (owner === null || (owner === process.pid ? held.has(lock) : isAlive(owner))) return
  const removal = `${lock}.gone-${owner}`
  try {
    mkdirSync(removal)
  } catch {
    return
  }
  try {
    if (readOwner(lock) === owner) rmSync(lock)
  } finally {
    rmSync(removal, { recursive: true })
  }
}

function readOwner(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
