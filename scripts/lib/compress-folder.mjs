import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Text, and code that compresses like it. Pictures, fonts and models are small already, and source
 * maps are not sent.
 */
const compressible = /\.(?:js|css|html|svg|json|webmanifest|wasm)$/

/** Less than this goes out in one packet as it is. */
const SMALL = 1024

/**
 * Compresses each file with the best quality of Brotli (RFC 7932) into a second file ending in
 * `.br`. The server sends these to browsers that accept them; compressing at each request would
 * have to be fast and made a first page a sixth larger.
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
