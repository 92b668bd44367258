import { deflateRawSync, deflateSync } from 'node:zlib'

/**
 * Files that cost a reader far more than their sender. The tests check that nobody else waits for
 * them.
 */

/** A picture of elements within elements, each of which has a namespace to be looked for. */
export const deepSvg = (depth: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(depth)}<path d="M0 0"/>${'</g>'.repeat(depth)}</svg>`,
  )

/** A picture with one entity for a hundred characters, used again and again. */
export const unfoldingSvg = (times: number): Buffer =>
  Buffer.from(
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100)}">]><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/><text>${'&a;'.repeat(times)}</text></svg>`,
  )

/** A picture whose attributes are of a namespace that is known two hundred elements further out. */
export function farNamespaceSvg(length: number): Buffer {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="urn:x">${'<g>'.repeat(190)}<path d="M0 0"`
  const tail = `/>${'</g>'.repeat(190)}</svg>`
  const names: string[] = []
  let left = length - head.length - tail.length
  for (let at = 0; ; at += 1) {
    const name = ` x:${at.toString(36)}=""`
    left -= name.length
    if (left < 0) break
    names.push(name)
  }
  return Buffer.from(`${head}${names.join('')}${tail}`)
}

/** A ZIP archive of 98 bytes that says there are four thousand million files in it. */
export function endlessZip(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(98)
  const view = new DataView(bytes.buffer)
  // The end of a large archive's directory, with the number of its files and where they begin.
  view.setUint32(0, 0x06064b50, true)
  view.setUint32(32, 0xffffffff, true)
  view.setUint32(48, 0, true)
  // Where that stands, and the end of any archive's directory.
  view.setUint32(56, 0x07064b50, true)
  view.setUint32(76, 0x06054b50, true)
  view.setUint16(76 + 8, 0xffff, true)
  return bytes
}

/** The head of a PNG that says how large the picture is, and nothing of the picture. */
export function hugePng(width: number, height: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  Buffer.from([8, 6]).copy(bytes, 24)
  // A reader looks through the pieces before the picture: here there are as many as there is room.
  for (let at = 33; at + 12 <= length; at += 12) bytes.write('tEXt', at + 4, 'latin1')
  return bytes
}

/** A PDF whose one page is a packed stream of what is given. */
export function packedPdf(content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${packed.length}/Filter/FlateDecode>>stream\n${packed.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  return Buffer.from(
    `%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer<</Size 6/Root 1 0 R>>\n%%EOF`,
    'latin1',
  )
}

/** A ZIP archive of so many files that each unfold to a megabyte of spaces, one after another. */
export function foldedZip(count: number, name: (at: number) => string): Buffer {
  const packed = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { level: 9 })
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    const named = Buffer.from(name(index))
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(1024 * 1024, 18)
    head.writeUInt16LE(named.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), head, named, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, place, named]))
    local.push(entry)
    at += entry.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, listed, end])
}

/** JSON of arrays within arrays. */
export const nestedJson = (bytes: number): string => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)
