import { and, eq, inArray, isNull } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import type { Clock } from '../clock'
import type { Db } from '../db/db'
import { newId } from '../db/id'
import { mails } from '../db/schema/user'
import type { Env } from '../env'
import { type Lang, say } from '../http/language'
import type { Jobs } from '../jobs/jobs'
import { renderMail } from './render'
import { type MailKind, wordsOf } from './templates'

interface Letter {
  to: string
  lang: Lang
  kind: MailKind
  values: Record<string, string>
  /** Where the button leads. */
  link?: string
  /** What it is about, so that an undo can hold it back. */
  about?: string
  sendAfter?: Date
  /** Whom an answer to it goes to. Where it is not said: to us, when the mail asks for one. */
  replyTo?: string
  /** An invitation as a calendar file (RFC 5545). */
  calendar?: string
}

export interface Mail {
  /** Writes the mail in the transaction `db`, to be sent once that has committed. */
  queue(db: Db, letter: Letter): Promise<void>
  /** Holds back what is about any of these and not yet sent. */
  holdBack(db: Db, about: readonly string[]): Promise<void>
  /** Sends one mail that is due; nothing when it was sent or held back. */
  deliver(id: string, replyTo?: string): Promise<void>
}

export function openMail(deps: { db: Db; clock: Clock; env: Env; jobs: Jobs }): Mail {
  // Without SMTP a mail counts as sent once it stands in the outbox.
  const transport =
    deps.env.SMTP_URL === undefined ? null : nodemailer.createTransport(deps.env.SMTP_URL)
  return {
    async queue(db, letter) {
      const id = newId()
      const now = deps.clock.now()
      const sendAfter = letter.sendAfter ?? now
      const { subject, body } = await wordsOf(db, letter.lang, letter.kind, letter.values)
      const action =
        letter.link === undefined
          ? null
          : { label: say(letter.lang, `mail:${letter.kind}.action`), link: letter.link }
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
        { mail_id: id, ...(letter.replyTo === undefined ? {} : { reply_to: letter.replyTo }) },
        letter.sendAfter === undefined ? {} : { after: letter.sendAfter },
      )
    },
    async holdBack(db, about) {
      await db
        .update(mails)
        .set({ cancelledAt: deps.clock.now() })
        .where(and(inArray(mails.about, [...about]), isNull(mails.sentAt)))
    },
    async deliver(id, replyTo) {
      const [mail] = await deps.db.select().from(mails).where(eq(mails.id, id))
      if (mail === undefined || mail.sentAt !== null || mail.cancelledAt !== null) return
      const answers = replyTo ?? (asksForReply(mail.kind) ? deps.env.CONTACT_EMAIL : undefined)
      if (transport !== null)
        await transport.sendMail({
          messageId: messageIdOf(mail.id, deps.env.MAIL_FROM),
          from: deps.env.MAIL_FROM,
          to: mail.to,
          ...(answers === undefined ? {} : { replyTo: answers }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.calendar === null
            ? {}
            : {
                icalEvent: { method: 'REQUEST', filename: 'interview.ics', content: mail.calendar },
              }),
        })
      await deps.db.update(mails).set({ sentAt: deps.clock.now() }).where(eq(mails.id, id))
    },
  }
}

/** What they say is in `locales`: “reply to this mail”, which the sender could not read. */
const asksForReply = (kind: string): boolean => kind === 'declined' || kind === 'account_deleted'

/**
 * A mail that is sent a second time, because the server ended before it had noted the first, is
 * known by this as the same.
 */
const messageIdOf = (id: string, from: string): string =>
  `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'masar.invalid'}>`
