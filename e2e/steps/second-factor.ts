import { TOTP } from 'otpauth'
import type { AppServer } from '../app-server'

/** What an authenticator app with the server's time would show. */
export async function getCode(secret: string, server: AppServer): Promise<string> {
  const response = await fetch(`${server.url}/dev/clock`, { method: 'POST' })
  const { now }: { now: string } = await response.json()
  return new TOTP({ secret }).generate({ timestamp: Date.parse(now) })
}
