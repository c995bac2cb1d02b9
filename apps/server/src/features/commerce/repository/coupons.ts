import { sql } from 'kysely'
import type { CouponDiscount } from '@foyer/domain/money'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { Author } from './products.ts'

/** What an owner decides about a coupon. */
export type CouponText = {
  code: string
  name: string
  discount: CouponDiscount
  periods: number
  max_uses: number | null
  max_uses_each: number | null
  starts_on: string | null
  ends_on: string | null
  product_ids: string[] | null
  version_ids: string[] | null
}

export type CouponRow = CouponText & {
  id: string
  uses: number
  paused_at: Date | null
  archived_at: Date | null
  created_at: Date
  revision: number
  changed_by: string | null
  changed_by_name: string | null
  changed_at: Date
}

export type CouponAction = 'created' | 'updated' | 'paused' | 'resumed' | 'archived'

/** One write of a coupon: by whom and when. */
export type CouponSave = { by: Author; now: Date }

/** Finds a coupon that is not archived by the key of its code. */
export async function findCouponByKey(db: AppDb | AppTx, code_key: string): Promise<CouponRow | null> {
  const row = await coupons(db)
    .where('code_key', '=', code_key)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return row ? readCoupon(row) : null
}

export async function findCoupon(db: AppDb | AppTx, id: string): Promise<CouponRow | null> {
  const row = await coupons(db).where('id', '=', id).executeTakeFirst()
  return row ? readCoupon(row) : null
}

/** Locks a coupon, so that its uses are counted one order at a time. */
export async function lockCoupon(tx: AppTx, id: string): Promise<CouponRow | null> {
  const row = await coupons(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? readCoupon(row) : null
}

/** Lists coupons, newest first; `before` is the id that the last page ended with. */
export async function searchCoupons(
  db: AppDb | AppTx,
  {
    key,
    name,
    is_archived,
    before,
    limit,
  }: { key: string; name: string; is_archived: boolean; before: string | null; limit: number },
): Promise<{ rows: CouponRow[]; total_count: number }> {
  const found = coupons(db)
    .where('archived_at', is_archived ? 'is not' : 'is', null)
    .$if(key !== '', (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('code_key', 'like', `%${escapePattern(key)}%`),
          eb('name', 'ilike', `%${escapePattern(name)}%`),
        ]),
      ),
    )
  const [rows, counted] = await Promise.all([
    found
      .$if(before !== null, (query) => query.where('id', '<', before))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    found
      .clearSelect()
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(readCoupon), total_count: Number(counted.count) }
}

const escapePattern = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`)

/** Inserts a coupon; false where another one has the code. */
export async function insertCoupon(
  tx: AppTx,
  { id, key, text, by, now }: CouponSave & { id: string; key: string; text: CouponText },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('coupons')
    .values({
      app_id: tx.app_id,
      id,
      code_key: key,
      created_at: now,
      ...textColumns(text),
      ...authorColumns(by, now),
    })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'code_key']).where('archived_at', 'is', null).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether a coupon other than this one has the code. The caller has locked this one. */
export async function isCodeTaken(tx: AppTx, id: string, key: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`coupon ${tx.app_id} ${key}`}, 0))`.execute(tx)
  const row = await coupons(tx)
    .where('code_key', '=', key)
    .where('archived_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes a coupon and raises its revision; the caller has locked it. */
export async function updateCouponRow(
  tx: AppTx,
  id: string,
  { by, now }: CouponSave,
  change:
    | { key: string; text: CouponText }
    | { paused_at: Date | null }
    | { archived_at: Date; paused_at?: never },
): Promise<void> {
  const columns = 'text' in change ? { code_key: change.key, ...textColumns(change.text) } : change
  await tx
    .updateTable('coupons')
    .set({ ...columns, ...authorColumns(by, now), revision: sql<number>`revision + 1` })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

export type CouponChangeRow = {
  revision: number
  action: CouponAction
  changed_by: string | null
  changed_by_name: string | null
  changed_at: Date
  before: CouponText | null
  after: CouponText | null
}

/** Adds a change to the history of a coupon. */
export async function insertCouponChange(
  tx: AppTx,
  coupon_id: string,
  { before, after, ...change }: CouponChangeRow,
): Promise<void> {
  await tx
    .insertInto('coupon_changes')
    .values({
      app_id: tx.app_id,
      coupon_id,
      ...change,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute()
}

/** Lists the changes of a coupon, newest first. */
export async function listCouponChanges(
  db: AppDb | AppTx,
  coupon_id: string,
  limit: number,
): Promise<CouponChangeRow[]> {
  const rows = await db
    .selectFrom('coupon_changes')
    .select(['revision', 'action', 'changed_by', 'changed_by_name', 'changed_at', 'before', 'after'])
    .where('app_id', '=', db.app_id)
    .where('coupon_id', '=', coupon_id)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...row,
    action: row.action as CouponAction,
    before: row.before as CouponText | null,
    after: row.after as CouponText | null,
  }))
}

const couponColumns = [
  'id',
  'code',
  'name',
  'kind',
  'percent_off',
  'amounts_off',
  'trial_days',
  'periods',
  'max_uses',
  'max_uses_each',
  'starts_on',
  'ends_on',
  'product_ids',
  'version_ids',
  'uses',
  'paused_at',
  'archived_at',
  'created_at',
  'revision',
  'changed_by',
  'changed_by_name',
  'changed_at',
] as const

function coupons(db: AppDb | AppTx) {
  return db.selectFrom('coupons').select(couponColumns).where('app_id', '=', db.app_id)
}

type Stored = Awaited<ReturnType<ReturnType<typeof coupons>['execute']>>[number]

function readCoupon({ kind, percent_off, amounts_off, trial_days, ...row }: Stored): CouponRow {
  return { ...row, discount: readDiscount({ kind, percent_off, amounts_off, trial_days }) }
}

function readDiscount(
  stored: Pick<Stored, 'kind' | 'percent_off' | 'amounts_off' | 'trial_days'>,
): CouponDiscount {
  const { kind, percent_off, amounts_off, trial_days } = stored
  if (kind === 'percent') return { kind, percent_off: percent_off ?? 0 }
  if (kind === 'trial') return { kind, trial_days: trial_days ?? 0 }
  return { kind: 'fixed', amounts_off: amounts_off as { amount: number; currency: string }[] }
}

function textColumns({ discount, product_ids, version_ids, ...text }: CouponText) {
  return {
    ...text,
    kind: discount.kind,
    percent_off: discount.kind === 'percent' ? discount.percent_off : null,
    amounts_off: JSON.stringify(discount.kind === 'fixed' ? discount.amounts_off : []),
    trial_days: discount.kind === 'trial' ? discount.trial_days : null,
    product_ids: product_ids && sql<string[]>`${product_ids}::uuid[]`,
    version_ids: version_ids && sql<string[]>`${version_ids}::uuid[]`,
  }
}

function authorColumns({ id, name }: Author, changed_at: Date) {
  return { changed_by: id, changed_by_name: name, changed_at }
}
