import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { accessLog } from '../../db/schema/user'
import { readTemplate, storeTemplate, type templates, type Texts } from '../../mail/templates'

/** Changes what is sent from now on, with the entry in the access log that says who did it. */
export async function editTemplate(db: Db, template: (typeof templates)[number], texts: Texts, by: { userId: string; now: Date }): Promise<void> {
  const before = await readTemplate(db, template)
  await storeTemplate(db, template.id, { texts, editedBy: by.userId, editedAt: by.now.toISOString() })
  await db.insert(accessLog).values({ id: newId(), at: by.now, userId: by.userId, action: 'email_template.changed', subjectKind: 'email_template', subjectId: template.id, detail: { from: before.texts.en.subject, to: texts.en.subject } })
}
