import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { FastifyRequest } from 'fastify'
import { toEmail, isEmail } from '../../../machines/shared/email'
import { toMobileNumber } from '../../../machines/shared/fields'
import { getAccount, findAccountByEmail, type UserRecord } from '../../db/accounts'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { type Lang, translate } from '../../http/contract/language'
import { limit, toNetwork } from '../../http/service/limits'
import { type NoteSecurity, securityLog } from '../../http/service/security-log'
import { mailboxLimit } from '../../mail/mailbox-limit'
import { presentUser } from '../users/user.presenter'
import {
  emailTaken,
  invalidCredentials,
  passwordUnchanged,
  secondFactorRequired,
  sessionExpired,
  sessionKeyMissing,
} from './auth.errors'
import { presentSignedIn } from './auth.presenter'
import { codeLifetimeSeconds, comparable, refusedOfSignup, splitName } from './auth.rules'
import { addAccount, confirmEmail, setPassword } from './auth.store'
import { findByDigits, findByLink, issueCode, useCode } from './code.store'
import { limitGuesses, wrongPerAddress } from './guesses.store'
import { refusedPassword } from './new-password.rules'
import { toOwner, passwordFits } from './passwords.rules'
import { provenKey } from './proof-of-key.rules'
import {
  asksForCode,
  challengedBy,
  dropChallenges,
  issueChallenge,
} from '../second-factor/second-factor.store'
import { endSession, endUserSessions, openSession, rotate, type TokenPair } from './session.store'
import { redeemSocialReturn } from './social.store'

export function authHandlers(deps: Deps) {
  const guesses = limitGuesses(deps, 'password')
  const wrongs = wrongPerAddress(deps)
  const signUpsPerAddress = limit(deps, 'sign-ups', 2000, 3600)
  const forgottenPerAddress = limit(deps, 'forgotten', 60, 15 * 60)
  const perMailbox = mailboxLimit(deps)
  const note = securityLog(deps)

  /**
   * The code that was found; a line in the log where none was. A hall full of candidates signs up
   * from one address: only what is wrong counts there.
   */
  const proven = <Found>(
    request: FastifyRequest,
    way: 'verify_email' | 'reset_password',
    find: () => Promise<Found>,
  ): Promise<Found> =>
    wrongs.runCounted(toNetwork(request.ip), find, () =>
      note(request, { event: 'code.refused', way }),
    )

  return {
    async loginUser({ body, request }) {
      const key = await provenKey(deps, request)
      const emailKey = comparable(body.email)
      const trier = { emailKey, ip: request.ip, key }
      const account = await guesses.runCounted(trier, async () => {
        const found = await findAccountByEmail(deps.db, emailKey)
        if (found !== null && (await passwordFits(found, body.password))) return found
        if (found === null || found.user.passwordHash === null)
          await verify(await decoyHash, body.password)
        note(request, { event: 'sign_in.failed', user: found?.user.id ?? null, way: 'password' })
        throw invalidCredentials()
      })
      const known = { user: account.user.id, way: 'password' } as const
      if (await asksForCode(deps.db, account.user.id)) {
        note(request, { event: 'sign_in.challenged', ...known })
        return { data: { challenge: await issueChallenge(deps, account.user.id) } }
      }
      const pair = await openSession(deps, account.user.id, request.headers['user-agent'], key)
      await guesses.remember(trier)
      note(request, { event: 'sign_in.succeeded', ...known })
      return { data: presentSignedIn(account, pair, deps) }
    },

    async registerUser({ body, lang, request }) {
      const key = await provenKey(deps, request)
      await signUpsPerAddress.take(toNetwork(request.ip))
      const password = await refusedPassword(body.password, {
        email: body.email,
        fullName: body.full_name,
      })
      const refused = { ...refusedOfSignup(body), ...(password === null ? {} : { password }) }
      if (Object.keys(refused).length > 0) throw fieldsRefused(refused)
      const email = toEmail(body.email)
      const emailKey = comparable(body.email)
      // Whether an address has an account is guessed, too.
      await wrongs.runCounted(toNetwork(request.ip), async () => {
        if ((await findAccountByEmail(deps.db, emailKey)) !== null) throw emailTaken()
      })
      await perMailbox.take(emailKey)
      const passwordHash = await hash(body.password)
      const id = newId()
      // If no session can be opened, no account may remain: the person is told that signing up
      // failed, and would then find their own address taken.
      const { account, pair } = await deps.db.transaction(async (tx) => {
        const added = await addAccount(tx, {
          id,
          email,
          emailKey,
          passwordHash,
          ...splitName(body.full_name),
          mobileNumber: toMobileNumber(body.mobile_number),
          lang,
          createdAt: deps.clock.now(),
        })
        if (!added) throw emailTaken()
        const account = await getAccount(tx, id)
        await sendCode(deps, tx, account, 'verify_email', lang)
        const within = { ...deps, db: tx }
        const pair = await openSession(within, id, request.headers['user-agent'], key)
        return { account, pair }
      })
      await guesses.remember({ emailKey, ip: request.ip })
      note(request, { event: 'sign_in.succeeded', user: id, way: 'signing_up' })
      return {
        data: presentSignedIn(account, pair, deps),
        message: translate(lang, 'notices:signup', { email }),
      }
    },

    async verifyEmail({ params, body, lang, request }) {
      const isCode = /^\d{4}$/.test(params.token)
      const code = await proven(request, 'verify_email', () =>
        isCode
          ? findByDigits(deps, comparable(body.email ?? ''), params.token, 'verify_email')
          : findByLink(deps, params.token, 'verify_email'),
      )
      await deps.db.transaction(async (tx) => {
        await useCode(tx, code.id, deps.clock.now())
        await confirmEmail(tx, code.userId)
      })
      return {
        data: { user: presentUser(await getAccount(deps.db, code.userId), deps) },
        message: translate(lang, 'notices:email_verified'),
      }
    },

    async forgotPassword({ body, lang, request }) {
      if (!isEmail(toEmail(body.email))) throw fieldsRefused({ email: 'invalid_email' })
      const emailKey = comparable(body.email)
      await forgottenPerAddress.take(toNetwork(request.ip))
      const account = await findAccountByEmail(deps.db, emailKey)
      const isOwners =
        account?.user.isEmailConfirmed === true &&
        (await guesses.isKnownFrom({ emailKey, ip: request.ip }))
      await perMailbox.take(emailKey, isOwners ? request.ip : undefined)
      if (account !== null)
        await deps.db.transaction((tx) => sendCode(deps, tx, account, 'reset_password', lang))
      return {
        data: {},
        message: translate(lang, 'notices:forgot_password', { email: toEmail(body.email) }),
      }
    },

    async resetPassword({ body, lang, request }) {
      const code = await proven(request, 'reset_password', () =>
        body.token === undefined
          ? findByDigits(deps, comparable(body.email ?? ''), body.code ?? '', 'reset_password')
          : findByLink(deps, body.token, 'reset_password'),
      )
      if (body.password === undefined) {
        // The code is exchanged for a link token, so that nobody can go on guessing its digits.
        const { link } = await deps.db.transaction(async (tx) => {
          await useCode(tx, code.id, deps.clock.now())
          return issueCode(deps, tx, code.userId, 'reset_password')
        })
        return { data: { reset_token: link } }
      }
      const account = await getAccount(deps.db, code.userId)
      const refused = await refusedPassword(body.password, toOwner(account))
      if (refused !== null) throw fieldsRefused({ password: refused })
      if (await passwordFits(account, body.password)) throw passwordUnchanged()
      const passwordHash = await hash(body.password)
      await deps.db.transaction(async (tx) => {
        const now = deps.clock.now()
        await useCode(tx, code.id, now)
        // A person who can open the mail has also proven the address.
        await setPassword(tx, code.userId, passwordHash)
        await confirmEmail(tx, code.userId)
        await endUserSessions(tx, code.userId, 'password_changed', now)
        await dropChallenges(tx, code.userId)
      })
      // While a stranger guesses, this is the owner's way in from a device that is new.
      await guesses.remember({ emailKey: account.user.emailKey, ip: request.ip })
      note(request, { event: 'password.reset', user: code.userId })
      return { data: {}, message: translate(lang, 'notices:password_reset') }
    },

    async refreshToken({ body, request }) {
      const key = provenKey(deps, request, body.refresh_token)
      // A proof that does not hold is none, and its token comes without a key.
      const rotation = await rotate(deps, body.refresh_token, await key.catch(() => null))
      if (rotation.kind === 'reused' || rotation.kind === 'key_missing')
        note(request, { event: `refresh.${rotation.kind}`, user: rotation.userId })
      // A session may have ended before because its key was missing. The person is told that as
      // well.
      const isKeyMissing =
        rotation.kind === 'key_missing' ||
        (rotation.kind === 'over' && rotation.reason === 'key_missing')
      if (isKeyMissing) throw sessionKeyMissing()
      const pair =
        rotation.kind === 'renewed'
          ? rotation.pair
          : await socialSession(deps, body.refresh_token, request, note)
      if (pair === null) throw sessionExpired()
      return { data: pair.token, refresh_token: pair.refreshToken }
    },

    async logoutUser({ params, session, lang, request }) {
      if (params.value !== session.userId) throw sessionExpired()
      await endSession(deps, session.id)
      note(request, { event: 'signed_out', user: session.userId, which: 'this' })
      return { data: {}, message: translate(lang, 'notices:logged_out') }
    },
  } satisfies Partial<Handlers>
}

/** Sends a code with its link, or the link alone once a day's codes are used up. */
export async function sendCode(
  deps: Deps,
  db: Db,
  { user }: UserRecord,
  purpose: 'verify_email' | 'reset_password',
  lang: Lang,
): Promise<void> {
  const { code, link } = await issueCode(deps, db, user.id, purpose)
  const page = purpose === 'verify_email' ? 'verify-email' : 'reset-password'
  await deps.mail.queue(db, {
    to: user.email,
    lang,
    kind: code === null ? `${purpose}_link` : purpose,
    values: { name: user.firstName, code: code ?? '' },
    link: `${deps.publicUrl}/auth/${page}/${link}`,
    usefulSeconds: codeLifetimeSeconds,
  })
}

/**
 * Compared with when there is no account or no password, so that the time of an answer does not
 * tell which addresses exist.
 */
const decoyHash = hash(randomBytes(16).toString('hex'))

/**
 * Exchanges a social return token for a session; null if it is unknown or was used. A second factor
 * is asked for as after a password: the token becomes the challenge, so that the page can continue
 * with it, also after a reload.
 */
async function socialSession(
  deps: Deps,
  token: string,
  request: FastifyRequest,
  note: NoteSecurity,
): Promise<TokenPair | null> {
  if ((await challengedBy(deps, token)) !== null) throw secondFactorRequired()
  const key = await provenKey(deps, request, token)
  const userId = await redeemSocialReturn(deps, token)
  if (userId === null) return null
  const needsCode = await asksForCode(deps.db, userId)
  note(request, {
    event: needsCode ? 'sign_in.challenged' : 'sign_in.succeeded',
    user: userId,
    way: 'provider',
  })
  if (!needsCode) return openSession(deps, userId, request.headers['user-agent'], key)
  await issueChallenge(deps, userId, token)
  throw secondFactorRequired()
}
