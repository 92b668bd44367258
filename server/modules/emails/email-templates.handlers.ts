import type { Deps } from '../../deps'
import { DomainError, fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { type Lang, translate } from '../../http/contract/language'
import { readTemplate, templates } from '../../mail/templates'
import { getName } from '../../db/accounts'
import { presentSummary, presentTemplate } from './email-templates.presenter'
import { cleanTexts, refusedOfTexts } from './email-templates.rules'
import { editTemplate } from './email-templates.store'

type Template = (typeof templates)[number]

/** The words of the mails that are sent, for recruiters to change. */
export function emailTemplateHandlers(deps: Deps) {
  const find = async (template: Template) => {
    const { texts, edited } = await readTemplate(deps.db, template)
    return {
      template,
      texts,
      editedAt: edited?.editedAt ?? null,
      editedBy: edited === null ? null : await getName(deps.db, edited.editedBy),
    }
  }
  const present = async (template: Template, lang: Lang) =>
    presentTemplate(await find(template), lang)

  return {
    async listEmailTemplates({ query: { page = 1, limit = 10 }, lang }) {
      const shown = templates.slice((page - 1) * limit, page * limit)
      const results = []
      for (const template of shown) results.push(presentSummary(await find(template), lang))
      return { data: { results, page, limit, total: templates.length } }
    },

    async getEmailTemplate({ params, lang }) {
      return { data: await present(templateAt(params.id), lang) }
    },

    async updateEmailTemplate({ params, body, session, lang }) {
      const template = templateAt(params.template_id)
      const texts = cleanTexts(body)
      const refused = refusedOfTexts(texts, template.fields)
      if (Object.keys(refused).length > 0) throw fieldsRefused(refused)
      await deps.db.transaction((tx) =>
        editTemplate(tx, template, texts, { userId: session.userId, now: deps.clock.now() }),
      )
      return {
        data: await present(template, lang),
        message: translate(lang, 'notices:email_template_updated'),
      }
    },
  } satisfies Partial<Handlers>
}

function templateAt(id: string): Template {
  const found = templates.find((template) => template.id === id)
  if (found === undefined) throw new DomainError(404, 'email_template_not_found')
  return found
}
