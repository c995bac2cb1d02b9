import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Sets a value of a member; null removes it. Other values stay as they are in the row. */
export async function setAttributeValue(
  tx: AppTx,
  subscriber_id: string,
  { slug, value }: { slug: string; value: unknown },
): Promise<void> {
  const changed =
    value === null
      ? sql<string>`attributes - ${slug}::text`
      : sql<string>`attributes || jsonb_build_object(${slug}::text, ${JSON.stringify(value)}::jsonb)`
  await tx
    .updateTable('subscribers')
    .set({ attributes: changed })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', subscriber_id)
    .execute()
}

/** Removes the values of all members of one attribute. */
export async function deleteAttributeValues(tx: AppTx, slug: string): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({ attributes: sql<string>`attributes - ${slug}::text` })
    .where('app_id', '=', tx.app_id)
    .where(sql<boolean>`jsonb_exists(attributes, ${slug}::text)`)
    .execute()
}

/** How many members have a value of an attribute. */
export async function countAttributeValues(db: AppDb, slug: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .where('app_id', '=', db.app_id)
    .where(sql<boolean>`jsonb_exists(attributes, ${slug}::text)`)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
