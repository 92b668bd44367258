import { expect, test } from 'vitest'
import { toContractPath } from './contract-path'

test.each([
  ['POST', '/api/user/auth/login-user/', '/user/auth/login-user/'],
  ['POST', '/api/user/auth/verify-email/secret-token', '/user/auth/verify-email/{token}'],
  ['POST', '/api/user/auth/login-user', '/user/auth/login-user/'],
  ['GET', '/api/user/v2/auth/google/', '/user/v2/auth/google/'],
  ['GET', '/api/user/v2/auth/google/callback/', '/user/v2/auth/{provider}/callback/'],
])('%s %s is %s of the contract', (method, pathname, path) => {
  expect(toContractPath(method, pathname)).toBe(path)
})

test('another address, or another method, is none of the contract', () => {
  expect(toContractPath('GET', '/api/nothing/of/ours')).toBeNull()
  expect(toContractPath('DELETE', '/api/user/auth/login-user/')).toBeNull()
})
