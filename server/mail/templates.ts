import type { components } from '../../openapi/generated/api'
import { mergedWith, findMergeFields } from '../../machines/shared/merge-fields'
import type { Db } from '../db/db'
import { readSetting, writeSetting } from '../db/settings'
import { type Lang, translate } from '../http/contract/language'
import { quoted } from './quoted'

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
  | 'interview_cancelled'
  | 'interview_not_attended'
  | 'interviewer_invited'
  | 'interviewer_moved'
  | 'interviewer_cancelled'
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
  // The sender may have typed somebody else's address, so the receipt contains nothing that they
  // typed.
  { id: 'demo', kind: 'demo', mail: 'demo', fields: [] },
]

export type Texts = Record<Lang, { subject: string; body: string }>

interface Edited {
  texts: Texts
  editedBy: string
  editedAt: string
}

const toKey = (id: string) => `email_template.${id}`

/** The words that recruiters gave it; none while they ask for what this mail does not have. */
async function findEdited(db: Db, { id, fields }: Template): Promise<Edited | null> {
  const edited = await readSetting<Edited>(db, toKey(id))
  const asked = Object.values(edited?.texts ?? {}).flatMap(({ subject, body }) =>
    findMergeFields(`${subject} ${body}`),
  )
  return asked.every((name) => fields.some((field) => field.name === name)) ? edited : null
}

/**
 * The words of a template as they are sent now, and who changed them; nobody did while they are as
 * delivered.
 */
export async function readTemplate(
  db: Db,
  template: Template,
): Promise<{ texts: Texts; edited: Edited | null }> {
  const { mail, fields } = template
  const edited = await findEdited(db, template)
  return {
    texts: edited?.texts ?? {
      en: delivered('en', mail, fields),
      ar: delivered('ar', mail, fields),
    },
    edited,
  }
}

export const storeTemplate = (db: Db, id: string, edited: Edited): Promise<unknown> =>
  writeSetting(db, toKey(id), edited)

/**
 * The subject and body of a mail, edited or as delivered, with the receiver's values. Other
 * people's words become a separate quotation.
 */
export async function getWords(
  db: Db,
  lang: Lang,
  kind: MailKind,
  values: Record<string, string>,
): Promise<{ subject: string; body: string }> {
  const template = templates.find(({ mail }) => mail === kind)
  const edited = template === undefined ? null : await findEdited(db, template)
  const apart = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isolateScripts(lang, isOthers(name) ? quotation(lang, name, values) : value),
    ]),
  )
  if (edited === null)
    return {
      subject: translate(lang, `mail:${kind}.subject`, values),
      body: tidied(translate(lang, `mail:${kind}.body`, apart)),
    }
  const { subject, body } = edited.texts[lang]
  return { subject: mergedWith(subject, values), body: tidied(mergedWith(body, apart)) }
}

const isOthers = (name: string): name is 'message' | 'reason' =>
  name === 'message' || name === 'reason'

/** Between blank lines, and under the name of who wrote it where that is said; empty for no words. */
function quotation(
  lang: Lang,
  name: 'message' | 'reason',
  { [name]: words = '', author }: Record<string, string>,
): string {
  if (words.trim() === '') return ''
  const from =
    name === 'message' && author !== undefined
      ? `${translate(lang, 'mail:quotations.message', { author })}\n`
      : ''
  return `\n\n${from}${quoted(words)}\n\n`
}

/** Without the spaces and blank lines that stood around the place of a quotation. */
const tidied = (body: string): string =>
  body
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const otherScript = { en: /\p{Script=Arabic}/u, ar: /\p{Script=Latin}/u } as const

/** Mail programs make a link up to the next space, so no invisible text may follow an address. */
const address = /:\/\/|@/

/**
 * A line of the other script is set apart (U+2068, U+2069): it is read from its own side, and its
 * full stop stays at its end.
 */
const isolateScripts = (lang: Lang, value: string): string =>
  value.replace(/^(> )?(.+)$/gm, (whole, mark: string | undefined, line: string) =>
    otherScript[lang].test(line) && !address.test(line)
      ? `${mark ?? ''}\u2068${line}\u2069`
      : whole,
  )

/** With the places still in them. */
function delivered(
  lang: Lang,
  mail: MailKind,
  fields: Template['fields'],
): { subject: string; body: string } {
  const places = Object.fromEntries(fields.map(({ name }) => [name, `{{${name}}}`]))
  return {
    subject: translate(lang, `mail:${mail}.subject`, places),
    body: translate(lang, `mail:${mail}.body`, places),
  }
}
