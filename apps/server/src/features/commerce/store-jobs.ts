import type { Ctx } from '../../platform/context.ts'
import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { handleUnknownPurchase } from './commands/handle-unknown-purchase.ts'
import { syncInAppPurchase } from './commands/sync-in-app-purchase.ts'
import { claimDueInAppPurchases, findInAppPurchase } from './repository/in-app-purchases.ts'
import { findPlaySettings } from './repository/play-settings.ts'
import { findStore } from './stores/create-store.ts'
import { createPlayStore } from './stores/google-play/keys.ts'
import type { Store, StorePurchase } from './stores/store.ts'

const BATCH_SIZE = 500
/** Longer than all attempts of one reading, shorter than the interval until the next. */
const CLAIM_MS = 50 * 60 * 1000
const VOIDED_DAYS = 3
const DAY_MS = 24 * 60 * 60 * 1000

/** Reads a purchase at its store. One that we know retains the id under which it was claimed first. */
export async function readKnown(
  { db }: Pick<Ctx, 'db'>,
  store: Store,
  id: string,
): Promise<StorePurchase | null> {
  const reported = await store.read(id)
  if (!reported) return null
  const known =
    (await findInAppPurchase(db, id)) ?? (await findInAppPurchase(db, reported.original_transaction_id))
  return known ? { ...reported, original_transaction_id: known.original_transaction_id } : reported
}

/** Reads one purchase at its store, follows it, and acknowledges it where the store waits for that. */
export const readInAppPurchaseJob = defineJob<{ original_transaction_id: string }>(
  'commerce.read_in_app_purchase',
  { retry_limit: 5, concurrency: 1 },
  async (ctx, { original_transaction_id }) => {
    const known = await findInAppPurchase(ctx.db, original_transaction_id)
    const store = known && (await findStore(ctx, known.store))
    if (!store) return
    const read_at = ctx.services.clock.now()
    const reported = await readKnown(ctx, store, known.read_id ?? original_transaction_id)
    if (!reported) return handleUnknownPurchase(ctx, original_transaction_id)
    await syncInAppPurchase(ctx, { reported, read_at })
    if (reported.awaits_acknowledgement && !reported.over) await store.acknowledge(reported)
  },
)

/** Reads the purchases again that Google Play has voided in the last days. */
export const readVoidedPurchasesJob = defineJob<Record<string, never>>(
  'commerce.read_voided_purchases',
  { retry_limit: 3, concurrency: 1 },
  async (ctx) => {
    const store = createPlayStore(ctx, await findPlaySettings(ctx.db))
    if (!store) return
    const tokens = await store.listVoided(new Date(ctx.now().getTime() - VOIDED_DAYS * DAY_MS))
    for (const token of tokens) await enqueueReading(ctx, token)
  },
)

/** Enqueues the reading of a purchase by an id of its store; one that nobody has claimed is ignored. */
export async function enqueueReading(ctx: Ctx, id: string): Promise<void> {
  const known = await findInAppPurchase(ctx.db, id)
  if (!known) return
  const { original_transaction_id } = known
  await ctx.write((tx) => enqueue(tx, readInAppPurchaseJob, { original_transaction_id }))
}

/** Finds the purchases in stores that are due to be read again, each for a job of its own. */
export const readDuePurchasesJob = defineJob<Record<string, never>>(
  'commerce.follow_stores',
  { retry_limit: 2, concurrency: 1 },
  async (ctx) => {
    const stores = [await findStore(ctx, 'app_store'), await findStore(ctx, 'google_play')]
    if (stores.every((store) => store === null)) return
    await ctx.write(async (tx) => {
      const now = ctx.now()
      const until = new Date(now.getTime() + CLAIM_MS)
      const due = await claimDueInAppPurchases(tx, { now, until, limit: BATCH_SIZE })
      for (const one of due) await enqueue(tx, readInAppPurchaseJob, one)
      if (due.length === BATCH_SIZE) await enqueue(tx, readDuePurchasesJob, {})
    })
  },
)
