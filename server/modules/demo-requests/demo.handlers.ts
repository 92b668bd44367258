import { toEmail, isEmail } from '../../../machines/shared/email'
import { toMobileNumber } from '../../../machines/shared/fields'
import { cleanBlock, cleanLine } from '../../../machines/shared/line'
import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { type Lang, translate } from '../../http/contract/language'
import { limit, toNetwork } from '../../http/service/limits'
import { mailboxLimit } from '../../mail/mailbox-limit'
import { quoted } from '../../mail/quoted'
import { refusedCompanyName, refusedName } from '../auth/auth.rules'
import { deleteRequestsBefore, type DemoRequest, requestsSince, storeRequest } from './demo.store'

const day = 24 * 3600 * 1000
/** The number of days for which a request is stored. */
const storedDays = 365

/**
 * Takes a request to be shown the product: it is stored, the people who show it are notified, and
 * the sender gets a receipt. The receipt contains nothing that was typed, because the address may
 * belong to somebody else.
 */
export function demoHandlers(deps: Deps) {
  const perAddress = limit(deps, 'demo-requests', 5, 3600)

  return {
    async bookDemo({ body, lang, request }) {
      const now = deps.clock.now()
      const asked = toRequest(body, lang, now)
      await perAddress.take(toNetwork(request.ip))
      await deps.db.transaction(async (tx) => {
        // One receipt a day: nobody's mailbox is filled by somebody else's typing.
        const first = (await requestsSince(tx, asked.email, new Date(now.getTime() - day))) === 0
        const isReceiptDue = first && (await mailboxLimit({ ...deps, db: tx }).tryTake(asked.email))
        await storeRequest(tx, asked)
        await deps.mail.queue(tx, {
          to: deps.env.CONTACT_EMAIL,
          lang,
          kind: 'demo_requested',
          values: { company: asked.companyName, details: getDetails(asked) },
          replyTo: asked.email,
        })
        if (isReceiptDue)
          await deps.mail.queue(tx, {
            to: asked.email,
            lang,
            kind: 'demo',
            values: {},
            link: `${deps.publicUrl}/auth/dashboard`,
          })
      })
      return { data: {}, message: translate(lang, 'notices:demo_booked') }
    },
  } satisfies Partial<Handlers>
}

/** Deletes what was asked long ago. */
export const deleteOldDemoRequests = async ({ db, clock }: Deps): Promise<void> => {
  await deleteRequestsBefore(db, new Date(clock.now().getTime() - storedDays * day))
}

/** The values of a form as they are stored. Throws 422 with an error for each wrong field. */
function toRequest(form: components['schemas']['BookDemo'], lang: Lang, at: Date): DemoRequest {
  const fullName = cleanLine(form.full_name)
  const email = toEmail(form.email)
  const companyName = cleanLine(form.company_name)
  const typedNumber = cleanLine(form.mobile_number ?? '')
  const mobileNumber = typedNumber === '' ? null : toMobileNumber(typedNumber)
  const companySize = form.company_size ?? null
  const wrongName = refusedName(fullName)
  const wrongCompany = refusedCompanyName(companyName)
  const wrong = {
    ...(wrongName === null ? {} : { full_name: wrongName }),
    ...(email === '' ? { email: 'required' } : isEmail(email) ? {} : { email: 'invalid_email' }),
    ...(wrongCompany === null ? {} : { company_name: wrongCompany }),
    ...(typedNumber !== '' && mobileNumber === null ? { mobile_number: 'invalid_mobile' } : {}),
    ...(companySize !== null && companySize <= 0 ? { company_size: 'positive' } : {}),
  }
  if (Object.keys(wrong).length > 0) throw fieldsRefused(wrong)
  const message = cleanBlock(form.message ?? '')
  return {
    fullName,
    email: email.toLowerCase(),
    mobileNumber,
    companyName,
    companySize,
    message: message === '' ? null : message,
    lang,
    at,
  }
}

/** What was written, a line each, in the language it was asked in. */
function getDetails({
  lang,
  fullName,
  email,
  mobileNumber,
  companyName,
  companySize,
  message,
}: DemoRequest): string {
  const line = (key: string, value: string | number | null | undefined) =>
    value === null || value === undefined
      ? []
      : [translate(lang, `mail:demo_details.${key}`, { value })]
  const words = message ?? ''
  return [
    ...line('name', fullName),
    ...line('email', email),
    ...line('mobile', mobileNumber),
    ...line('company', companyName),
    ...line('size', companySize),
    ...(words === '' ? [] : [translate(lang, 'mail:demo_details.message'), quoted(words)]),
  ].join('\n')
}
