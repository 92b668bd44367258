/** The text of an answer; null where it is longer than so many bytes, of which no more is read. */
export async function textWithin(answer: Response, mostBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = answer.body?.getReader()
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    size += read.value.length
    if (size > mostBytes) {
      await reader?.cancel()
      return null
    }
    chunks.push(read.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
