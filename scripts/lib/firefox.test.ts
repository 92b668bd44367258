import { expect, test, vi } from 'vitest'
import { findFirefox, findXvfb } from './firefox.mjs'

test('a machine without Firefox or Xvfb gets a message about what to install', () => {
  vi.stubEnv('PATH', '')
  vi.stubEnv('FIREFOX_PATH', '')
  expect(findFirefox).toThrow('apt-get install firefox-esr')
  expect(findXvfb).toThrow('apt-get install xvfb')
  vi.unstubAllEnvs()
})
