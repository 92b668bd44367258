import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { presentNotification } from './notifications.presenter'
import { countUnread, markRead, pageOfNotifications } from './notifications.store'

/**
 * A person's notifications and which of them they have read. Other modules add them with
 * `addNotifications`.
 */
export function notificationHandlers({ db, clock }: Deps) {
  return {
    async countNotifications({ session }) {
      return { data: { count: await countUnread(db, session.userId, clock.now()) } }
    },

    async listNotifications({ session, lang, query: { page = 0, limit = 20, is_read: isRead } }) {
      const now = clock.now()
      const { rows, total } = await pageOfNotifications(db, session.userId, now, isRead, {
        skip: page * limit,
        take: limit,
      })
      return {
        data: {
          results: rows.map((row) => presentNotification(row, lang)),
          page,
          limit,
          total,
          count: await countUnread(db, session.userId, now),
        },
      }
    },

    async markNotificationsSeen({ session, body }) {
      const now = clock.now()
      await markRead(db, session.userId, body.notification_ids, now)
      return { data: { count: await countUnread(db, session.userId, now) } }
    },
  } satisfies Partial<Handlers>
}
