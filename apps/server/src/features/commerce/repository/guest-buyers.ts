import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** A buyer without an account. The address is as typed, unverified. */
export type GuestBuyer = {
  subscriber_id: string
  email: string
  name: string
  language: string | null
  /** When the first of their orders was paid; null: none was. */
  paid_at: Date | null
}

const columns = ['subscriber_id', 'email', 'name', 'language', 'paid_at'] as const

function guests(db: AppDb | AppTx) {
  return db.selectFrom('guest_buyers').select(columns).where('app_id', '=', db.app_id)
}

/** Inserts a guest; false where their secret is known already. */
export async function insertGuestBuyer(
  tx: AppTx,
  guest: Omit<GuestBuyer, 'paid_at'> & { secret_hash: string; now: Date },
): Promise<boolean> {
  const { now: created_at, ...row } = guest
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('guest_buyers')
    .values({ app_id: tx.app_id, ...row, created_at })
    .onConflict((conflict) => conflict.columns(['app_id', 'secret_hash']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Finds a guest by the hash of the secret that only their device has. */
export async function findGuestBySecret(
  db: AppDb | AppTx,
  secret_hash: string,
): Promise<GuestBuyer | undefined> {
  return guests(db).where('secret_hash', '=', secret_hash).executeTakeFirst()
}

/** Finds the guest that a subscriber is; undefined for members. */
export async function findGuest(db: AppDb | AppTx, subscriber_id: string): Promise<GuestBuyer | undefined> {
  return guests(db).where('subscriber_id', '=', subscriber_id).executeTakeFirst()
}

/** Locks the guests with an address who have paid, until the end of the transaction. */
export async function lockPaidGuests(tx: AppTx, email: string): Promise<GuestBuyer[]> {
  return guests(tx)
    .where('email', '=', email)
    .where('paid_at', 'is not', null)
    .orderBy('subscriber_id')
    .forUpdate()
    .execute()
}

/** Whether a guest with this address has paid an order. */
export async function hasPaidGuest(db: AppDb | AppTx, email: string): Promise<boolean> {
  const found = await guests(db)
    .where('email', '=', email)
    .where('paid_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Updates what a guest typed. */
export async function updateGuestName(tx: AppTx, subscriber_id: string, name: string): Promise<void> {
  await tx
    .updateTable('guest_buyers')
    .set({ name })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .execute()
}

/** Corrects the address of a guest; links that were mailed to the former one no longer work. */
export async function updateGuestEmail(tx: AppTx, subscriber_id: string, email: string): Promise<void> {
  await tx
    .updateTable('guest_buyers')
    .set({ email, claim_hash: null, claim_expires_at: null })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .execute()
}

/** Notes that a guest has paid; the first time stays. */
export async function recordGuestPayment(tx: AppTx, subscriber_id: string, paid_at: Date): Promise<void> {
  await tx
    .updateTable('guest_buyers')
    .set((eb) => ({ paid_at: eb.fn.coalesce('paid_at', eb.val(paid_at)) }))
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .execute()
}

/** Sets the hash of the mailed link that creates the account of a guest. A used link stays used. */
export async function setClaim(
  tx: AppTx,
  subscriber_id: string,
  { claim_hash, claim_expires_at }: { claim_hash: string; claim_expires_at: Date },
): Promise<void> {
  await tx
    .updateTable('guest_buyers')
    .set({ claim_hash, claim_expires_at })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .execute()
}

/** Uses a mailed link up in one statement: of any number of parallel uses exactly one gets the guest. */
export async function consumeClaim(
  tx: AppTx,
  { claim_hash, now }: { claim_hash: string; now: Date },
): Promise<{ email: string; name: string } | undefined> {
  return tx
    .updateTable('guest_buyers')
    .set({ claim_used_at: now })
    .where('app_id', '=', tx.app_id)
    .where('claim_hash', '=', claim_hash)
    .where('claim_used_at', 'is', null)
    .where('claim_expires_at', '>', now)
    .returning(['email', 'name'])
    .executeTakeFirst()
}

/** Settlements of guests with one address follow one another. */
export async function lockAddress(tx: AppTx, email: string): Promise<void> {
  const lock = `guest ${tx.app_id} ${email.toLowerCase()}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
}

/** Lists products that other guests with the same address have bought. */
export async function listProductsOfAddress(
  tx: AppTx,
  { subscriber_id, email }: Pick<GuestBuyer, 'subscriber_id' | 'email'>,
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('guest_buyers as guest')
    .innerJoin('purchases as p', (join) =>
      join.onRef('p.app_id', '=', 'guest.app_id').onRef('p.subscriber_id', '=', 'guest.subscriber_id'),
    )
    .select('p.product_id')
    .where('guest.app_id', '=', tx.app_id)
    .where('guest.email', '=', email)
    .where('guest.subscriber_id', '!=', subscriber_id)
    .where('p.ended_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.product_id))
}

/** Lists guests who began an order before an instant and never paid one. */
export async function listUnpaidGuests(db: AppDb, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('guest_buyers as guest')
    .select('guest.subscriber_id')
    .where('guest.app_id', '=', db.app_id)
    .where('guest.paid_at', 'is', null)
    .where('guest.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as o')
            .select('o.id')
            .whereRef('o.app_id', '=', 'guest.app_id')
            .whereRef('o.subscriber_id', '=', 'guest.subscriber_id')
            .where('o.status', '=', 'open'),
        ),
      ),
    )
    .orderBy('guest.created_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.subscriber_id)
}

/** Deletes what guests typed, also in their orders; the orders stay without a name. */
export async function deleteGuests(tx: AppTx, subscriber_ids: readonly string[]): Promise<void> {
  if (subscriber_ids.length === 0) return
  await tx
    .updateTable('orders')
    .set({ name: null, country: null, postal_code: null })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', 'in', [...subscriber_ids])
    .execute()
  await tx
    .deleteFrom('guest_buyers')
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', 'in', [...subscriber_ids])
    .execute()
}

/** Deletes a guest whose orders belong to a member now; one with an open order stays. */
export async function deleteMovedGuest(tx: AppTx, subscriber_id: string): Promise<void> {
  await tx
    .deleteFrom('guest_buyers')
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('id')
            .where('app_id', '=', tx.app_id)
            .where('subscriber_id', '=', subscriber_id),
        ),
      ),
    )
    .execute()
}
