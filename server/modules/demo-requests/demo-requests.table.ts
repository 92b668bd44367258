import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** People who asked to be shown the product, as they filled in the form. They need no account. */
export const demoRequests = pgTable(
  'demo_requests',
  {
    id: uuid('id').primaryKey(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    mobileNumber: text('mobile_number'),
    companyName: text('company_name').notNull(),
    companySize: integer('company_size'),
    message: text('message'),
    lang: text('lang', { enum: ['en', 'ar'] }).notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('demo_requests_at').on(t.at)],
)
