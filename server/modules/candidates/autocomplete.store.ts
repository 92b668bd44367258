import { and, asc, eq } from 'drizzle-orm'
import { shownTo, type Viewer } from '../../db/contact'
import type { Db } from '../../db/db'
import { users } from '../auth/auth.table'
import { namedBeginning } from '../../db/search'

/**
 * The first few candidates by name with a word of the name, or the e-mail, beginning with the text;
 * `onlyId` leaves one person to be found.
 */
export function candidatesBeginningWith(
  db: Db,
  viewer: Viewer,
  text: string,
  { onlyId, most }: { onlyId: string | null; most: number },
) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: shownTo(viewer, users.email),
      avatarFileId: users.avatarFileId,
    })
    .from(users)
    .where(
      and(
        eq(users.roleName, 'individual'),
        namedBeginning(text, viewer),
        ...(onlyId === null ? [] : [eq(users.id, onlyId)]),
      ),
    )
    .orderBy(asc(users.nameKey), asc(users.id))
    .limit(most)
}
