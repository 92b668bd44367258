import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * What is text, or code that compresses like it; pictures, fonts and models are small already. Maps
 * are not sent.
 */
const compressible = /\.(?:js|css|html|svg|json|webmanifest|wasm)$/

/** Less than this goes out in one packet as it is. */
const SMALL = 1024

/**
 * Writes each file once more as small as Brotli makes it (RFC 7932), beside it and ending in `.br`.
 * The server sends these to browsers that take them: compressed at each request, in haste, a first
 * page was a sixth larger.
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path)
      if (bytes.length < SMALL) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(`${path}.br`, await compress(bytes, { params }))
    }),
  )
}
