/**
 * Subscriptions that members have applied for. Their days are orders: `smart_orders` with the number of the
 * subscription.
 */
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { memberTable } from '#server/db/tables.ts'
import { ownerKey } from '#server/domain/member/schema.ts'
import { subscriptions } from '#server/domain/subscription/schema.ts'

/** `CONFIRM` without the member's word and `DONE` are told by the clock and never stored: see `rules.ts`. */
export const subscribedOrders = memberTable(
  'subscribed_orders',
  {
    hcId: ownerKey(),
    subscribedOrderSeq: integer().notNull(),
    subscribedSeq: integer().notNull(),
    /** `HHmm`. */
    pickupTm: text().notNull(),
    registeredAt: instant().notNull(),
    /** When the member confirmed it; null until then. */
    confirmedAt: instant(),
    /** When its last day was cancelled. */
    cancelledAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.hcId, t.subscribedOrderSeq] }),
    // Named here because the generated name passes Postgres's 63 characters.
    foreignKey({
      name: 'subscribed_orders_of',
      columns: [t.subscribedSeq],
      foreignColumns: [subscriptions.subscribedSeq],
    }),
    // A second tap, a second phone: one stands.
    uniqueIndex('subscribed_orders_standing')
      .on(t.hcId, t.subscribedSeq)
      .where(sql`cancelled_at is null`),
    index('subscribed_orders_newest').on(t.hcId, t.registeredAt),
  ],
)
