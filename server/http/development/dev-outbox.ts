import { desc, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mails } from '../../modules/users/users.table'
import type { Deps } from '../../deps'
import { escapeHtml } from '../pages/escape-html'

/**
 * `GET /dev/outbox`: the mail that was sent, newest first, for a person or as JSON. Demo mode only.
 */
export function devOutbox(app: FastifyInstance, deps: Deps): void {
  app.get('/dev/outbox', async (request, reply) => {
    const sent = await deps.db
      .select({
        to: mails.to,
        subject: mails.subject,
        text: mails.text,
        html: mails.html,
        at: mails.at,
      })
      .from(mails)
      .where(isNotNull(mails.sentAt))
      .orderBy(desc(mails.sentAt), desc(mails.id))
      .limit(200)
    if (request.headers.accept?.includes('application/json')) return sent
    return reply.type('text/html; charset=utf-8').send(page(sent, deps))
  })
}

const page = (
  sent: { to: string; subject: string; text: string; at: Date }[],
  { publicUrl, env: { openDemo } }: Pick<Deps, 'publicUrl' | 'env'>,
): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>OUTBOX | Masar</title><style>body{font:16px/1.5 system-ui;max-width:760px;margin:32px auto;padding:0 16px;color:#10222b}article{border:1px solid #dee5e8;border-radius:10px;padding:16px 20px;margin:0 0 16px}h2{font-size:17px;margin:0}p{margin:4px 0;color:#4c636d}pre{white-space:pre-wrap;font:inherit;margin:12px 0 0}</style></head><body><h1>Outbox</h1>${openDemo ? '<p><strong>Public demo:</strong> anyone can read these emails.</p>' : ''}${sent.length === 0 ? '<p>No mail was sent yet.</p>' : sent.map((mail) => `<article><h2 dir="auto">${escapeHtml(mail.subject)}</h2><p>${escapeHtml(mail.to)} · <time datetime="${mail.at.toISOString()}">${mail.at.toISOString()}</time></p><pre dir="auto">${linked(escapeHtml(mail.text), escapeHtml(publicUrl))}</pre></article>`).join('')}</body></html>`

/** The addresses of the product are links; those that somebody wrote stay text. */
const linked = (escaped: string, own: string): string =>
  escaped.replace(/https?:\/\/[^\s<]+/g, (url) =>
    url.startsWith(`${own}/`) ? `<a href="${url}">${url}</a>` : url,
  )
