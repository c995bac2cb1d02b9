import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { defineNeed } from '../../platform/needs.ts'

/** A member whose scheduled items are read or changed; the zone decides which of them is today's. */
type ItemOwner = { subscriber_id: string; zone: string }

/** A scheduled item of a page. */
export type ItemSource = { item_id: string; page_id: string }

/** What progress requires of a member's schedule; `schedule` provides it. All changes join the given transaction. */
export const scheduledItemsNeed = defineNeed<{
  /** Removes what was scheduled from a root when its run ends. */
  removeScheduledFrom: (
    tx: AppTx,
    about: { subscriber_id: string; root_id: string; removed_at: Date },
  ) => Promise<void>
  /** Restores what `removeScheduledFrom` removed at that time. */
  restoreScheduledFrom: (
    tx: AppTx,
    about: { subscriber_id: string; root_id: string; removed_at: Date },
  ) => Promise<void>
  countScheduledFrom: (
    db: AppDb | AppTx,
    about: { subscriber_id: string; root_id: string },
  ) => Promise<number>
  /**
   * Completes the item from which a page was completed, also where the page is completed already; for every other newly
   * completed page, and without a known item, the one that is today's or next.
   */
  completeScheduled: (
    tx: AppTx,
    owner: ItemOwner,
    about: { source: ItemSource | null; page_ids: readonly string[]; at: Date },
  ) => Promise<void>
  /** Takes that back: for the named item, else for the one of each page that was completed last. */
  uncompleteScheduled: (
    tx: AppTx,
    subscriber_id: string,
    about: { source: ItemSource | null; page_ids: readonly string[] },
  ) => Promise<void>
  /** Whether another item of the same page is completed. */
  hasOtherCompleted: (db: AppDb | AppTx, subscriber_id: string, source: ItemSource) => Promise<boolean>
}>('progress.scheduled_items')
