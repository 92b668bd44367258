import { eq } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/api'
import { recordAudit } from '../../db/audit'
import type { Db } from '../../db/db'
import { companies, files, uploads } from '../users/users.table'

type CompanyForm = components['schemas']['RecruiterOnboarding']

/** The columns of what a company says of itself. */
export const toCompanyColumns = (form: CompanyForm) => ({
  name: form.company_name,
  size: form.company_size,
  industry: form.company_industry,
  location: form.company_location,
  website: form.company_website === '' ? null : form.company_website,
  description: form.company_description,
})

/**
 * Changes a company, with the entry in the access log that says who did it and to what. Answers the
 * key of the logo that was replaced.
 */
export async function changeCompany(
  db: Db,
  id: string,
  change: Partial<typeof companies.$inferInsert>,
  by: { userId: string; now: Date; fields: readonly string[] },
): Promise<string | null> {
  const [before] = await db
    .select({ logo: companies.avatarFileId })
    .from(companies)
    .where(eq(companies.id, id))
    .for('update')
  await db.update(companies).set(change).where(eq(companies.id, id))
  await recordAudit(db, {
    act: 'company.changed',
    userId: by.userId,
    subject: { kind: 'company', id },
    at: by.now,
    detail: { fields: by.fields.join(' ') },
  })
  const old = before?.logo ?? null
  if (change.avatarFileId === undefined || old === null || old === change.avatarFileId) return null
  await db.delete(uploads).where(eq(uploads.fileId, old))
  const [gone] = await db
    .delete(files)
    .where(eq(files.id, old))
    .returning({ storageKey: files.storageKey })
  return gone?.storageKey ?? null
}
