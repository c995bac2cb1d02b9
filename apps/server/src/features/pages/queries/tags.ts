import type { Tag, TagColor, TagRef } from '@foyer/contract/pages/tag-shapes'
import { compareText } from '@foyer/domain/search'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** A tag to store; `folded_name` is its name as names are compared. */
export type TagRow = TagRef & { folded_name: string; created_at: Date }

/** The tags of the app by name. */
export async function listTagRefs(db: Db): Promise<TagRef[]> {
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'name', 'color'])
    .where('app_id', '=', db.app_id)
    .execute()
  return rows.map(readTag).toSorted(compareTags)
}

/** The tags of the app by name, with the number of pages of the draft that carry each. */
export async function listCountedTags(db: Db): Promise<Tag[]> {
  const { rows } = await sql<{ id: string; name: string; color: string; page_count: number }>`
    select id, name, color, (
      select count(*)::integer from page_tags carried
      join pages page on page.app_id = carried.app_id and page.id = carried.page_id and page.deleted_at is null
      where carried.app_id = tags.app_id and carried.tag_id = tags.id
    ) as page_count
    from tags where app_id = ${db.app_id}
  `.execute(db)
  return rows.map((row) => ({ ...readTag(row), page_count: row.page_count })).toSorted(compareTags)
}

/** Whether the app has a tag. */
export async function hasTag(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('tags')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Which tags each page carries: of the whole app, or of some pages. */
export async function listPageTagIds(
  db: Db,
  page_ids: readonly string[] | null,
): Promise<Map<string, string[]>> {
  if (page_ids?.length === 0) return new Map()
  let query = db.selectFrom('page_tags').select(['page_id', 'tag_id']).where('app_id', '=', db.app_id)
  if (page_ids) query = query.where(sql<boolean>`page_id = any (${[...page_ids]}::uuid[])`)
  const by_page = new Map<string, string[]>()
  for (const { page_id, tag_id } of await query.execute()) {
    const known = by_page.get(page_id)
    if (known) known.push(tag_id)
    else by_page.set(page_id, [tag_id])
  }
  return by_page
}

/** The tags of pages, each page's by name. */
export async function loadPageTags(
  db: Db,
  page_ids: readonly string[] | null = null,
): Promise<Map<string, readonly TagRef[]>> {
  const [tags, carried] = await Promise.all([listTagRefs(db), listPageTagIds(db, page_ids)])
  const order = new Map(tags.map((tag, index) => [tag.id, { tag, index }]))
  return new Map(
    [...carried].map(([page_id, ids]) => [
      page_id,
      ids
        .flatMap((id) => order.get(id) ?? [])
        .toSorted((a, b) => a.index - b.index)
        .map(({ tag }) => tag),
    ]),
  )
}

/** Serializes changes of an app's tags, so that counts and names stay valid, and counts them. */
export async function countTags(tx: AppTx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags ${tx.app_id}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('tags')
    .where('app_id', '=', tx.app_id)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Inserts tags whose names are not taken, and returns which were inserted. */
export async function insertTags(tx: AppTx, rows: readonly TagRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const inserted = await tx
    .insertInto('tags')
    .values(rows.map((row) => ({ app_id: tx.app_id, ...row })))
    .onConflict((conflict) => conflict.columns(['app_id', 'folded_name']).doNothing())
    .returning('id')
    .execute()
  return new Set(inserted.map((row) => row.id))
}

/** Changes a tag; false where another tag has the name. */
export async function updateTagRow(
  tx: AppTx,
  { id, ...values }: Omit<TagRow, 'created_at'>,
): Promise<boolean> {
  const taken = await tx
    .selectFrom('tags')
    .select('id')
    .where('app_id', '=', tx.app_id)
    .where('folded_name', '=', values.folded_name)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (taken) return false
  await tx.updateTable('tags').set(values).where('app_id', '=', tx.app_id).where('id', '=', id).execute()
  return true
}

/** Deletes a tag; pages lose it. */
export async function deleteTagRow(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('tags').where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}

/** A page that carries a tag. */
export type CarriedTag = { page_id: string; tag_id: string }

/** Gives pages tags; what a page carries already stays. */
export async function insertPageTags(tx: AppTx, carried: readonly CarriedTag[]): Promise<void> {
  if (carried.length === 0) return
  await sql`
    insert into page_tags (app_id, page_id, tag_id)
    select ${tx.app_id}, row.page_id, row.tag_id
    from jsonb_to_recordset(${JSON.stringify(carried)}::jsonb) as row (page_id uuid, tag_id uuid)
    on conflict do nothing
  `.execute(tx)
}

/** Removes tags from pages. */
export async function deletePageTags(tx: AppTx, carried: readonly CarriedTag[]): Promise<void> {
  if (carried.length === 0) return
  await sql`
    delete from page_tags using jsonb_to_recordset(${JSON.stringify(carried)}::jsonb) as row (page_id uuid, tag_id uuid)
    where page_tags.app_id = ${tx.app_id} and page_tags.page_id = row.page_id and page_tags.tag_id = row.tag_id
  `.execute(tx)
}

/** Gives the pages of one tag another one. */
export async function copyPagesOfTag(tx: AppTx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into page_tags (app_id, page_id, tag_id)
    select app_id, page_id, ${to} from page_tags where app_id = ${tx.app_id} and tag_id = ${from}
    on conflict do nothing
  `.execute(tx)
}

/** Gives a page the tags of another one. Returns whether there were any. */
export async function copyTagsOfPage(
  tx: AppTx,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into page_tags (app_id, page_id, tag_id)
    select app_id, ${to}, tag_id from page_tags where app_id = ${tx.app_id} and page_id = ${from}
    on conflict do nothing
  `.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Colours were checked when they were written. */
function readTag({ id, name, color }: { id: string; name: string; color: string }): TagRef {
  return { id, name, color: color as TagColor }
}

function compareTags(a: TagRef, b: TagRef): number {
  return compareText(a.name, b.name) || (a.id < b.id ? -1 : 1)
}
