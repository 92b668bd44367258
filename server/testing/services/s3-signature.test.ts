import { expect, test } from 'vitest'
import { isSigned } from './s3-signature'

/** The examples of Amazon's page on signing a request in its header. */
const keys = { AKIAIOSFODNN7EXAMPLE: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const now = Date.UTC(2013, 4, 24)
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const host = 'examplebucket.s3.amazonaws.com'
const signedBy = (names: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`

const get = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host,
    range: 'bytes=0-9',
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': empty,
    authorization: signedBy(
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ),
  },
}
const list = {
  method: 'GET',
  url: '/?max-keys=2&prefix=J',
  headers: {
    host,
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': empty,
    authorization: signedBy(
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ),
  },
}
const none = Buffer.alloc(0)

test('Amazon’s example requests count as signed', () => {
  expect([get, list].map((request) => isSigned(request, none, keys, now))).toEqual([true, true])
})

test('a request that was changed, signed with another secret or is old does not count as signed', () => {
  const changed = { ...get, headers: { ...get.headers, range: 'bytes=0-99' } }
  expect(isSigned(changed, none, keys, now)).toBe(false)
  expect(isSigned({ ...get, url: '/other.txt' }, none, keys, now)).toBe(false)
  expect(isSigned({ ...get, method: 'DELETE' }, none, keys, now)).toBe(false)
  expect(isSigned(get, Buffer.from('body'), keys, now)).toBe(false)
  expect(isSigned(get, none, { AKIAIOSFODNN7EXAMPLE: 'another' }, now)).toBe(false)
  expect(isSigned(get, none, {}, now)).toBe(false)
  expect(isSigned(get, none, keys, now + 16 * 60_000)).toBe(false)
  expect(isSigned({ ...get, headers: { host } }, none, keys, now)).toBe(false)
})
