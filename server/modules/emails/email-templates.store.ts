import type { Db } from '../../db/db'
import { recordAudit } from '../../db/audit'
import { readTemplate, storeTemplate, type templates, type Texts } from '../../mail/templates'

/** Changes what is sent from now on, with the entry in the access log that says who did it. */
export async function editTemplate(
  db: Db,
  template: (typeof templates)[number],
  texts: Texts,
  by: { userId: string; now: Date },
): Promise<void> {
  const before = await readTemplate(db, template)
  await storeTemplate(db, template.id, {
    texts,
    editedBy: by.userId,
    editedAt: by.now.toISOString(),
  })
  await recordAudit(db, {
    act: 'email_template.changed',
    userId: by.userId,
    subject: { kind: 'email_template', id: template.id },
    at: by.now,
    detail: { from: before.texts.en.subject, to: texts.en.subject },
  })
}
