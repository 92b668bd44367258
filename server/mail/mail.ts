import { and, eq, inArray, isNull } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import { type Clock, plusSeconds } from '../runtime/clock'
import type { Db } from '../db/db'
import { newId } from '../db/id'
import { mails } from '../modules/users/users.table'
import type { Env } from '../env'
import { type Lang, translate } from '../http/contract/language'
import type { JobInputs, Jobs } from '../jobs/jobs'
import { renderMail } from './render'
import { type MailKind, getWords } from './templates'

interface Letter {
  to: string
  lang: Lang
  kind: MailKind
  values: Record<string, string>
  /** Where the button leads. */
  link?: string
  /** The subject of the mail, so that an undo can cancel it. */
  about?: string
  sendAfter?: Date
  /** After so long it leads nowhere, as one with a code: it is not sent then. */
  usefulSeconds?: number
  /** The address for replies. By default it is ours, if the mail asks for a reply. */
  replyTo?: string
  /** An invitation as a calendar file (RFC 5545). */
  calendar?: string
}

export interface Mail {
  /** Writes the mail in the transaction `db`, to be sent once that has committed. */
  queue(db: Db, letter: Letter): Promise<void>
  /** Holds back what is about any of these and not yet sent. */
  holdBack(db: Db, about: readonly string[]): Promise<void>
  /**
   * Sends one mail that is due; does nothing if it was sent or cancelled. An outdated mail is
   * cancelled now.
   */
  deliver(mail: JobInputs['mail.send']): Promise<void>
  /** Whether the mail server answers, and lets us in. Without one there is nothing to be away. */
  isReady(): Promise<boolean>
}

/**
 * Readiness is asked every few seconds, and each check is a sign-in at the mail server, so its
 * answer is reused.
 */
const lookedMs = 10_000

/** A mail server that is away is tried again later, so no job waits on it. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function openMail(deps: { db: Db; clock: Clock; env: Env; jobs: Jobs }): Mail {
  // Without SMTP a mail counts as sent once it is in the outbox.
  const transport =
    deps.env.SMTP_URL === undefined
      ? null
      : nodemailer.createTransport({ url: deps.env.SMTP_URL, ...patience })
  let looked: { at: number; isReady: Promise<boolean> } | null = null
  return {
    async queue(db, letter) {
      const id = newId()
      const now = deps.clock.now()
      const sendAfter = letter.sendAfter ?? now
      const { subject, body } = await getWords(db, letter.lang, letter.kind, letter.values)
      const action =
        letter.link === undefined
          ? null
          : { label: translate(letter.lang, `mail:${letter.kind}.action`), link: letter.link }
      const { text, html } = renderMail(letter.lang, subject, body, action)
      await db.insert(mails).values({
        id,
        to: letter.to,
        kind: letter.kind,
        subject,
        text,
        html,
        at: now,
        sendAfter,
        about: letter.about ?? null,
        calendar: letter.calendar ?? null,
      })
      await deps.jobs.send(
        db,
        'mail.send',
        {
          mail_id: id,
          ...(letter.replyTo === undefined ? {} : { reply_to: letter.replyTo }),
          ...(letter.usefulSeconds === undefined
            ? {}
            : { useful_until: plusSeconds(now, letter.usefulSeconds).toISOString() }),
        },
        letter.sendAfter === undefined ? {} : { after: letter.sendAfter },
      )
    },
    async holdBack(db, about) {
      await db
        .update(mails)
        .set({ cancelledAt: deps.clock.now() })
        .where(and(inArray(mails.about, [...about]), isNull(mails.sentAt)))
    },
    async deliver({ mail_id: id, reply_to: replyTo, useful_until: until }) {
      const [mail] = await deps.db.select().from(mails).where(eq(mails.id, id))
      if (mail === undefined || mail.sentAt !== null || mail.cancelledAt !== null) return
      const now = deps.clock.now()
      if (until !== undefined && new Date(until) <= now) {
        await deps.db.update(mails).set({ cancelledAt: now }).where(eq(mails.id, id))
        return
      }
      const answers = replyTo ?? (asksForReply(mail.kind) ? deps.env.CONTACT_EMAIL : undefined)
      if (transport !== null)
        await transport.sendMail({
          messageId: toMessageId(mail.id, deps.env.MAIL_FROM),
          from: deps.env.MAIL_FROM,
          to: mail.to,
          ...(answers === undefined ? {} : { replyTo: answers }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.calendar === null
            ? {}
            : {
                icalEvent: {
                  method: /^METHOD:(\w+)/m.exec(mail.calendar)?.[1] ?? 'REQUEST',
                  filename: 'interview.ics',
                  content: mail.calendar,
                },
              }),
        })
      await deps.db.update(mails).set({ sentAt: deps.clock.now() }).where(eq(mails.id, id))
    },
    isReady() {
      if (transport === null) return Promise.resolve(true)
      const now = performance.now()
      if (looked === null || now - looked.at >= lookedMs)
        looked = {
          at: now,
          isReady: transport.verify().then(
            () => true,
            () => false,
          ),
        }
      return looked.isReady
    },
  }
}

/** What they say is in `locales`: “reply to this mail”, which the sender could not read. */
const asksForReply = (kind: string): boolean => kind === 'declined' || kind === 'account_deleted'

/**
 * A mail that is sent a second time, because the server ended before it had noted the first, is
 * known by this as the same.
 */
const toMessageId = (id: string, from: string): string =>
  `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'masar.invalid'}>`
