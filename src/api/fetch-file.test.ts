// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { contractServer } from '../testing/contract-server'
import { fetchFile } from './fetch-file'

const server = contractServer()
const answering = (answer: () => Response) =>
  server.use(http.get('http://localhost:3000/api/files/x', answer))

test('a file comes whole, with what it is', async () => {
  answering(() => new HttpResponse('sound', { headers: { 'content-type': 'audio/flac' } }))
  const file = await fetchFile('/api/files/x')
  expect([file.type, await file.text()]).toEqual(['audio/flac', 'sound'])
})

test('a refusal has its code; silence and a page in the way of the network are no answer', async () => {
  answering(() => HttpResponse.json({ code: 'ticket_expired', message: 'Over.' }, { status: 410 }))
  await expect(fetchFile('/api/files/x')).rejects.toMatchObject({
    code: 'ticket_expired',
    status: 410,
  })
  answering(() => HttpResponse.error())
  await expect(fetchFile('/api/files/x')).rejects.toMatchObject({ code: 'offline', status: null })
  answering(() => HttpResponse.html('<p>Sign in to this network</p>'))
  await expect(fetchFile('/api/files/x')).rejects.toMatchObject({ code: 'offline', status: null })
})
