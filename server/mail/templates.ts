import type { components } from '../../openapi/generated/api'
import { mergedWith } from '../../machines/shared/merge-fields'
import type { Db } from '../db/db'
import { readSetting, writeSetting } from '../db/settings'
import { type Lang, say } from '../http/language'

type Schemas = components['schemas']

/**
 * The mails the server sends; each has `subject`, `body` and, where it leads somewhere, `action` in
 * `locales/<lang>/mail.json`.
 */
export type MailKind =
  | 'verify_email'
  | 'verify_email_link'
  | 'reset_password'
  | 'reset_password_link'
  | 'approved'
  | 'declined'
  | 'onboarding_invite'
  | 'delete_account'
  | 'account_deleted'
  | 'poked'
  | 'interview_invited'
  | 'interview_moved'
  | 'disqualified'
  | 'demo'
  | 'demo_requested'

type Field = 'name' | 'code' | 'reason' | 'job' | 'company' | 'message'

interface Template {
  id: string
  kind: Schemas['EmailTemplate']['kind']
  mail: MailKind
  fields: { name: Field; needed: boolean }[]
}

const named = { name: 'name', needed: false } as const
const coded = { name: 'code', needed: true } as const

/**
 * The mails whose words recruiters may change. What is said of deleting an account stays as it is.
 */
export const templates: readonly Template[] = [
  { id: 'resend-email', kind: 'resend-email', mail: 'verify_email', fields: [named, coded] },
  { id: 'resend-email-link', kind: 'resend-email', mail: 'verify_email_link', fields: [named] },
  {
    id: 'onboarding-invite',
    kind: 'onboarding-invite',
    mail: 'onboarding_invite',
    fields: [named],
  },
  { id: 'password-reset', kind: 'password-reset', mail: 'reset_password', fields: [named, coded] },
  {
    id: 'password-reset-link',
    kind: 'password-reset',
    mail: 'reset_password_link',
    fields: [named],
  },
  { id: 'approved', kind: 'approved', mail: 'approved', fields: [named] },
  {
    id: 'declined',
    kind: 'declined',
    mail: 'declined',
    fields: [named, { name: 'reason', needed: true }],
  },
  {
    id: 'poke',
    kind: 'poke',
    mail: 'poked',
    fields: [
      named,
      { name: 'job', needed: true },
      { name: 'company', needed: true },
      { name: 'message', needed: true },
    ],
  },
  { id: 'demo', kind: 'demo', mail: 'demo', fields: [named] },
]

export type Texts = Record<Lang, { subject: string; body: string }>

interface Edited {
  texts: Texts
  editedBy: string
  editedAt: string
}

const keyOf = (id: string) => `email_template.${id}`

/**
 * The words of a template as they are sent now, and who changed them; nobody did while they are as
 * delivered.
 */
export async function readTemplate(
  db: Db,
  { id, mail, fields }: Template,
): Promise<{ texts: Texts; edited: Edited | null }> {
  const edited = await readSetting<Edited>(db, keyOf(id))
  return {
    texts: edited?.texts ?? {
      en: delivered('en', mail, fields),
      ar: delivered('ar', mail, fields),
    },
    edited,
  }
}

export const storeTemplate = (db: Db, id: string, edited: Edited): Promise<unknown> =>
  writeSetting(db, keyOf(id), edited)

/**
 * The subject and the body of a mail, with what is the receiver's put in: as they were edited, or
 * as delivered.
 */
export async function wordsOf(
  db: Db,
  lang: Lang,
  kind: MailKind,
  values: Record<string, string>,
): Promise<{ subject: string; body: string }> {
  const template = templates.find(({ mail }) => mail === kind)
  const edited = template === undefined ? null : await readSetting<Edited>(db, keyOf(template.id))
  const apart = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, keptApart(lang, value)]),
  )
  if (edited === null)
    return {
      subject: say(lang, `mail:${kind}.subject`, values),
      body: say(lang, `mail:${kind}.body`, apart),
    }
  const { subject, body } = edited.texts[lang]
  return { subject: mergedWith(subject, values), body: mergedWith(body, apart) }
}

const otherScript = { en: /\p{Script=Arabic}/u, ar: /\p{Script=Latin}/u } as const

/**
 * What a program for mail makes a link of, to the next space: nothing that is not seen may follow
 * it.
 */
const address = /:\/\/|@/

/**
 * A line of the other script is set apart (U+2068, U+2069): it is read from its own side, and its
 * full stop stays at its end.
 */
const keptApart = (lang: Lang, value: string): string =>
  value.replace(/.+/g, (line) =>
    otherScript[lang].test(line) && !address.test(line) ? `\u2068${line}\u2069` : line,
  )

/** With the places still in them. */
function delivered(
  lang: Lang,
  mail: MailKind,
  fields: Template['fields'],
): { subject: string; body: string } {
  const places = Object.fromEntries(fields.map(({ name }) => [name, `{{${name}}}`]))
  return {
    subject: say(lang, `mail:${mail}.subject`, places),
    body: say(lang, `mail:${mail}.body`, places),
  }
}
