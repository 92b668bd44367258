import { and, eq, isNull } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/api'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { users } from '../auth/auth.table'
import { candidates, companies } from '../users/users.table'
import { splitName } from '../auth/auth.rules'
import { toCompanyColumns } from '../companies/company.store'
import { detailColumns } from '../users/details.store'
import { alreadyOnboarded } from '../users/user.errors'

type CandidateForm = components['schemas']['CandidateOnboarding']
type CompanyForm = components['schemas']['RecruiterOnboarding']

export async function becomeCandidate(
  db: Db,
  userId: string,
  form: CandidateForm,
  avatarFileId: string | null,
  now: Date,
): Promise<void> {
  await takeRole(db, userId, {
    roleName: 'individual',
    ...splitName(form.full_name),
    mobileNumber: form.mobile_number,
    avatarFileId,
  })
  await db.insert(candidates).values({ userId, ...detailColumns(form), createdAt: now })
}

/** Makes the company and attaches the recruiter, who then waits for an admin. */
export async function becomeRecruiter(
  db: Db,
  userId: string,
  form: CompanyForm,
  avatarFileId: string | null,
  now: Date,
): Promise<void> {
  const companyId = newId()
  await db.insert(companies).values({
    id: companyId,
    ...toCompanyColumns(form),
    avatarFileId,
    createdAt: now,
  })
  await takeRole(db, userId, { roleName: 'recruiter', companyId })
}

/**
 * A role is taken once. Throws 409 when there is one, also for a second call that came at the same
 * time.
 */
async function takeRole(
  db: Db,
  userId: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  const [changed] = await db
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), isNull(users.roleName)))
    .returning({ id: users.id })
  if (changed === undefined) throw alreadyOnboarded()
}
