import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes a data directory for this process: the embedded database has no lock of its own, and two processes
 * on one directory lose committed rows. A lock left by a process that is gone is taken over.
 * Returns the function that gives the directory back. Throws when a living process owns it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'owner.pid')
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = Number(readFileSync(path, 'utf8'))
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(`${directory} is in use by process ${owner}. Stop that one first, or set MASAR_DATA_DIR to another folder.`)
    }
    writeFileSync(path, String(process.pid))
  }
  return () => rmSync(path, { force: true })
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
