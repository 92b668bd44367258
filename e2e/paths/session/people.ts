import { Secret, TOTP } from 'otpauth'
import type { Session } from '../../../machines/session/answers'
import { patient } from '../../../scripts/lib/patience.mjs'
import type { AppServer } from '../../app-server'
import {
  approve,
  approvedCandidate,
  call,
  callAs,
  demo,
  getToken,
  type Newcomer,
} from '../../steps/people'
import { Operator, type Tokens } from '../server-overrides'
import { type Resume, resumeAt, toRow } from './resume-rows'

/** An account of the test, with the data to use it again and again. */
export interface Person extends Newcomer {
  id: string
  /** The profile that was read from the resume when the account was made. */
  parsed: unknown
  /** The authenticator's secret; null without a second factor. */
  secret: string | null
  /** Whether this person has a running attempt. */
  attempting: boolean
}

interface Placing {
  /** Null leaves the profile as it is. */
  resume?: Resume | null
  isConfirmed?: boolean
}

/**
 * The accounts of a server. An operator gives each the status that a step needs, so that a few are
 * enough for the whole tour.
 */
export class People {
  readonly #server: AppServer
  readonly #operator: Operator
  readonly #known: Person[] = []
  readonly #workers: Person[] = []
  #spent: Tokens | null = null

  constructor(server: AppServer) {
    this.#server = server
    this.#operator = new Operator(server)
  }

  /** A person without a second factor, other than the given one. */
  async one(other: Person | null = null): Promise<Person> {
    const known = this.#known.find((person) => person.secret === null && person !== other)
    return known ?? this.#make('Maitha')
  }

  /** A person with a second factor, other than the given one. */
  async withSecondFactor(other: Person | null = null): Promise<Person> {
    const known = this.#known.find((person) => person.secret !== null && person !== other)
    if (known !== undefined) return known
    const person = await this.#make('Hamda')
    const token = await getToken(this.#server, person)
    const { data } = await call(this.#server, 'beginSecondFactor', { token })
    person.secret = data.secret
    await call(this.#server, 'turnOnSecondFactor', {
      token,
      body: { code: this.codeOfApp(person) },
    })
    return person
  }

  /** Two people with unsent work on the device, so that one can replace the other in a tab. */
  async workers(): Promise<readonly Person[]> {
    while (this.#workers.length < 2) this.#workers.push(await this.#make('Afra', false))
    return this.#workers
  }

  async #make(firstName: string, isForAnything = true): Promise<Person> {
    const { id, fullName, mobile, email, password } = await approvedCandidate(
      this.#server,
      firstName,
    )
    const [profile] = await this.#operator.run('select parsed from profiles where user_id = $1', [
      id,
    ])
    const person: Person = {
      id,
      fullName,
      mobile,
      email,
      password,
      parsed: profile?.parsed ?? null,
      secret: null,
      attempting: false,
    }
    if (isForAnything) this.#known.push(person)
    return person
  }

  /**
   * Adopts a person who signed up in the browser. They get a copy of another profile, in case an
   * operator makes them a candidate.
   */
  async adopt(newcomer: Newcomer): Promise<Person> {
    const { id: modelId, parsed } = await this.one()
    const [user] = await this.#operator.run('select id from users where email = $1', [
      newcomer.email,
    ])
    const id = String(user?.id)
    await this.#operator.run(
      'insert into profiles (user_id, status, resume_file_id, resume_status, read, parsed, updated_at) select $1, status, resume_file_id, resume_status, read, parsed, updated_at from profiles where user_id = $2',
      [id, modelId],
    )
    const person: Person = { ...newcomer, id, parsed, secret: null, attempting: false }
    this.#known.push(person)
    return person
  }

  codeOfApp({ secret }: Person): string {
    if (secret === null) throw new Error('This person has no second factor.')
    return TOTP.generate({ secret: Secret.fromBase32(secret) })
  }

  /** A code counts only once, and its time step lasts half a minute. This makes it count again. */
  async forgetCodeOfApp({ id }: Person): Promise<void> {
    await this.#operator.run('update second_factors set last_step = null where user_id = $1', [id])
  }

  /**
   * Sets an account to the status of a session in one statement, so that a page sees either the old
   * or the new one. The resume is changed for candidates only, because a page may have asked for
   * the account already and ask for the profile next.
   */
  async place(
    person: Person,
    { standing, user }: Session,
    {
      resume = resumeAt[standing] ?? null,
      isConfirmed = standing !== 'EMAIL_VERIFICATION_PENDING',
    }: Placing = {},
  ): Promise<void> {
    const isThrough = ![
      'EMAIL_VERIFICATION_PENDING',
      'ONBOARDING_PENDING',
      'PENDING_VERIFICATION',
    ].includes(standing)
    const approval = isThrough
      ? 'APPROVED'
      : standing === 'PENDING_VERIFICATION'
        ? user.approval.status
        : 'REGISTERED'
    const placing =
      'update users set is_email_confirmed = $2, role_name = $3, approval_status = $4, approval_reason = $5, approval_previous = null where id = $1'
    const values = [
      person.id,
      isConfirmed,
      user.role,
      approval,
      approval === 'DECLINED' ? user.approval.reason : null,
    ]
    if (resume === null) await this.#operator.run(placing, values)
    else
      await this.#operator.run(
        `with placed as (${placing}) update profiles set status = $6, resume_status = $7, resume_failure = $8, parsed = $9, read = $9 where user_id = $1`,
        [...values, ...toRow(resume, person)],
      )
  }

  /** Confirms an address, as the link of its mail does. */
  async confirm({ id }: Person): Promise<void> {
    await this.#operator.run('update users set is_email_confirmed = true where id = $1', [id])
  }

  /** Sets the role and the profile that a person will have after confirming their address. */
  async prepare(person: Person, session: Session): Promise<void> {
    await this.place(person, session, { isConfirmed: false })
  }

  async setResume(person: Person, resume: Resume): Promise<void> {
    await this.#operator.run(
      'update profiles set status = $2, resume_status = $3, resume_failure = $4, parsed = $5, read = $5 where user_id = $1',
      [person.id, ...toRow(resume, person)],
    )
  }

  /** Waits until no resume of this person is being read. */
  async resumeIsRead({ id }: Person): Promise<void> {
    for (let tries = 0; tries < patient(200); tries += 1) {
      const [profile] = await this.#operator.run(
        'select resume_status from profiles where user_id = $1',
        [id],
      )
      if (profile?.resume_status !== 'in_progress') return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The resume is not read after 10 s.')
  }

  /** Approves or declines, as an admin does. */
  async decide({ id }: Person, { user }: Session): Promise<void> {
    if (user.approval.status === 'APPROVED') return approve(this.#server, id)
    const body = { user_ids: [id], action: 'declined', reason: user.approval.reason ?? '' }
    await callAs(this.#server, demo.admin, 'adminActionCandidate', { body })
  }

  /** Deletes a person's attempts. */
  async forgetAttempts(person: Person): Promise<void> {
    await this.#operator.run('delete from attempts where user_id = $1', [person.id])
    person.attempting = false
  }

  /** Signs a person in, as another tab or browser does. */
  async fetchTokens(person: Person): Promise<Tokens> {
    const { email, password } = person
    const { data } = await call(this.#server, 'loginUser', { body: { email, password } })
    const { token, user } = person.secret === null ? data : await this.#confirm(person, data)
    return { token, refreshToken: user.refresh_token }
  }

  /** Answers the request for the second factor. */
  async #confirm(person: Person, { challenge }: { challenge: string }) {
    await this.forgetCodeOfApp(person)
    const body = { challenge, code: this.codeOfApp(person) }
    return (await call(this.#server, 'confirmSecondFactor', { body })).data
  }

  /** Ends the session of a token, as a logout on another page does. */
  async endSession(token: string): Promise<void> {
    const { data: user } = await call(this.#server, 'getUser', { token })
    await call(this.#server, 'logoutUser', { params: { value: user.id }, token })
  }

  /** The tokens of a session that has ended. */
  async spentTokens(): Promise<Tokens> {
    if (this.#spent === null) {
      const tokens = await this.fetchTokens(await this.one())
      await this.endSession(tokens.token)
      this.#spent = tokens
    }
    return this.#spent
  }

  /**
   * Runs an act that sends a mail, and returns its text, which is in the outbox before it is sent.
   * Only five codes a day and five mails an hour are allowed, so earlier ones are removed from the
   * count.
   */
  async mailAfter(person: Person, act: () => Promise<unknown>): Promise<string> {
    await this.#operator.run('delete from verification_codes where user_id = $1', [person.id])
    await this.#operator.run("delete from rate_limits where key like 'mails-to-mailbox%'", [])
    const newest = async () =>
      (
        await this.#operator.run(
          'select id, text from mails where "to" = $1 order by at desc, id desc limit 1',
          [person.email],
        )
      )[0]
    const before = await newest()
    await act()
    for (let tries = 0; tries < patient(200); tries += 1) {
      const mail = await newest()
      if (mail !== undefined && mail.id !== before?.id) return String(mail.text)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`No mail came to ${person.email}.`)
  }

  /** A new mail with a code and a link to confirm the address. */
  async mailToConfirm(person: Person, token: string): Promise<string> {
    return this.mailAfter(person, () =>
      call(this.#server, 'sendEmail', {
        token,
        body: { kind: 'resend-email', email: person.email },
      }),
    )
  }

  async mailToReset(person: Person): Promise<string> {
    return this.mailAfter(person, () =>
      call(this.#server, 'forgotPassword', { body: { email: person.email } }),
    )
  }
}

export const codeIn = (text: string): string => /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? ''
export const linkIn = (text: string): string => /https?:\/\/[^\s<>"]+/.exec(text)?.[0] ?? ''
