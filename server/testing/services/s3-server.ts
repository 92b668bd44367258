import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../storage/storage'
import { isSigned } from './s3-signature'

/**
 * An S3-compatible store over another one: as much of the protocol as the server speaks, PUT, GET
 * with a range, HEAD and DELETE of one object, and HEAD of the bucket, for who signs with one of
 * the keys.
 */
export function s3Server(
  objects: Storage,
  bucket: string,
  keys: Readonly<Record<string, string>> = { key: 'secret' },
): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request)
    if (!isSigned(request, body, keys)) {
      refuse(response, 403, 'SignatureDoesNotMatch')
      return
    }
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').replace(
      `/${bucket}/`,
      '',
    )
    if (key === '' || key === `/${bucket}`) {
      await objects.probe()
      response.end()
      return
    }
    if (request.method === 'PUT') {
      await objects.put(key, body)
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
    if (range !== undefined && range.start >= size) {
      refuse(response, 416, 'InvalidRange')
      return
    }
    if (range !== undefined) range.end = Math.min(range.end, size - 1)
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

const refuse = (response: ServerResponse, status: number, code: string): void =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
