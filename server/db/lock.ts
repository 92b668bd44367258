import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Locks a data directory for this process: the embedded database has no lock itself, and two
 * processes on one directory lose committed rows. The lock of a dead process is taken over. Returns
 * the function that releases the directory. Throws if a living process owns it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = lockFile(directory)
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = livingOwner(directory)
    if (owner !== null) {
      throw new Error(
        `${directory} is in use by process ${owner}. Stop that one first, or set MASAR_DATA_DIR to another folder.`,
      )
    }
    writeFileSync(path, String(process.pid))
  }
  return () => rmSync(path, { force: true })
}

const lockFile = (directory: string): string => join(directory, 'owner.pid')

/** The other living process that owns a data directory; null if there is none. */
export function livingOwner(directory: string): number | null {
  if (!existsSync(lockFile(directory))) return null
  const owner = Number(readFileSync(lockFile(directory), 'utf8'))
  return owner !== process.pid && isAlive(owner) ? owner : null
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
