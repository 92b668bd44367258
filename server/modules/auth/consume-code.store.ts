import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { codeUsed, invalidCode, secondFactorNotSetUp } from './auth.errors'
import { readCode } from '../second-factor/second-factor.rules'
import { findFactor, takeRecoveryCode, takeStep } from '../second-factor/second-factor.store'
import { findTimeStep } from '../second-factor/totp.rules'

/**
 * Takes a code for an account's second factor, of the app or a recovery code. Throws `invalid_code`
 * or `code_used`.
 */
export async function takeCode(deps: Deps, db: Db, userId: string, typed: string): Promise<void> {
  const factor = await findFactor(deps, db, userId)
  if (factor === null || factor.activeSince === null) throw secondFactorNotSetUp()
  const code = readCode(typed)
  if (code.kind === 'neither') throw invalidCode()
  if (code.kind === 'app') {
    const step = findTimeStep(factor.secret, code.digits, deps.clock.now())
    if (step === null) throw invalidCode()
    if (!(await takeStep(db, userId, step))) throw codeUsed()
    return
  }
  const outcome = await takeRecoveryCode(deps, db, userId, code.letters)
  if (outcome === 'unknown') throw invalidCode()
  if (outcome === 'used') throw codeUsed()
}
