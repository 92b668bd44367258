import { Secret, TOTP } from 'otpauth'

// What every authenticator app takes without asking (RFC 6238): SHA-1, six digits, thirty seconds.
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A new secret of 160 bits, in Base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address an app reads from a QR code; `label` tells the person whose account it is. */
export const totpUri = (secret: string, label: string): string =>
  new TOTP({ ...shape, issuer: 'Masar', label, secret }).toString()

/**
 * The time step these digits belong to, this one or a neighbour, for clocks go wrong; null when
 * they belong to none of the three.
 */
export function findTimeStep(secret: string, digits: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...shape,
    secret: Secret.fromBase32(secret),
    token: digits,
    timestamp,
    window: 1,
  })
  return delta === null ? null : TOTP.counter({ period: shape.period, timestamp }) + delta
}
