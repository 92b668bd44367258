import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../storage/storage'

/**
 * An S3-compatible store over another one: as much of the protocol as the server speaks, PUT, GET
 * with a range, HEAD and DELETE of one object.
 */
export function s3Server(
  objects: Storage,
  bucket: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').replace(
      `/${bucket}/`,
      '',
    )
    if (request.method === 'PUT') {
      await objects.put(key, await buffer(request))
      response.setHeader('etag', '"1"').end()
      return
    }
    if (request.method === 'DELETE') {
      await objects.delete(key)
      response.writeHead(204).end()
      return
    }
    const size = await objects.size(key)
    if (size === null) {
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
      return
    }
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    const range = from === undefined ? undefined : { start: Number(from), end: Number(to) }
    response.writeHead(range === undefined ? 200 : 206, {
      'content-length': range === undefined ? size : range.end - range.start + 1,
    })
    if (request.method === 'HEAD') response.end()
    else (await objects.read(key, range)).pipe(response)
  }
  return (request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  }
}
