import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { PageText } from '@foyer/content/definitions'
import { appLocale, type AppLocale } from '@foyer/contract/apps/shapes'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** The texts of a translation by their keys. */
export type Texts = Readonly<Record<string, PageText>>

/** A translation of a draft page. `sources`: hashes of the texts it was translated from. */
export type TranslationRow = Omit<Selectable<Tables['page_translations']>, 'app_id' | 'texts' | 'sources'> & {
  texts: Texts
  sources: Readonly<Record<string, string>>
}

export async function findTranslation(
  db: Db,
  page_id: string,
  locale: string,
): Promise<TranslationRow | null> {
  const row = await selectTranslations(db)
    .where('page_id', '=', page_id)
    .where('locale', '=', locale)
    .selectAll()
    .executeTakeFirst()
  return row ? readRow(row) : null
}

/** Every translation of some pages, by language. */
export async function listTranslations(db: Db, page_ids: readonly string[]): Promise<TranslationRow[]> {
  if (page_ids.length === 0) return []
  const rows = await selectTranslations(db)
    .where('page_id', 'in', [...page_ids])
    .selectAll()
    .orderBy('locale')
    .execute()
  return rows.map(readRow)
}

/** The languages in which at least one text of a page that is not deleted is translated. */
export async function listTranslatedLocales(db: Db): Promise<ReadonlySet<AppLocale>> {
  const rows = await selectTranslations(db)
    .innerJoin('pages', (join) =>
      join
        .onRef('pages.app_id', '=', 'page_translations.app_id')
        .onRef('pages.id', '=', 'page_translations.page_id'),
    )
    .where('pages.deleted_at', 'is', null)
    .where('page_translations.texts', '<>', sql<string>`'{}'::jsonb`)
    .select('page_translations.locale')
    .distinct()
    .execute()
  return new Set(rows.map(({ locale }) => appLocale.parse(locale)))
}

/** Writes a translation based on the previous revision; false if another save came first. */
export async function writeTranslation(tx: AppTx, row: TranslationRow): Promise<boolean> {
  const { page_id, locale, revision } = row
  const stored = { ...row, texts: JSON.stringify(row.texts), sources: JSON.stringify(row.sources) }
  const written =
    revision === 1
      ? await tx
          .insertInto('page_translations')
          .values({ ...stored, app_id: tx.app_id })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await tx
          .updateTable('page_translations')
          .set(stored)
          .where('app_id', '=', tx.app_id)
          .where('page_id', '=', page_id)
          .where('locale', '=', locale)
          .where('revision', '=', revision - 1)
          .returning('revision')
          .executeTakeFirst()
  if (written) await updateTextsHash(tx, page_id)
  return written !== undefined
}

/** Takes a translation of this revision away; false where it is another by now, or none. */
export async function deleteTranslation(
  tx: AppTx,
  { page_id, locale, revision }: Pick<TranslationRow, 'page_id' | 'locale' | 'revision'>,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('page_translations')
    .where('app_id', '=', tx.app_id)
    .where('page_id', '=', page_id)
    .where('locale', '=', locale)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  if (deleted) await updateTextsHash(tx, page_id)
  return deleted !== undefined
}

/** A changed translation also makes a page differ from its published version. */
async function updateTextsHash(tx: AppTx, page_id: string): Promise<void> {
  await sql`
    update pages set texts_hash = coalesce((
      select md5(string_agg(said.locale || ' ' || said.texts::text, ' ' order by said.locale))
      from page_translations said
      where said.app_id = pages.app_id and said.page_id = pages.id and said.texts <> '{}'
    ), '')
    where app_id = ${tx.app_id} and id = ${page_id}
  `.execute(tx)
}

function selectTranslations(db: Db) {
  return db.selectFrom('page_translations').where('page_translations.app_id', '=', db.app_id)
}

/** Translations were validated when they were saved. */
function readRow({
  app_id: _app,
  texts,
  sources,
  ...row
}: Selectable<Tables['page_translations']>): TranslationRow {
  return { ...row, texts: texts as Texts, sources: sources as TranslationRow['sources'] }
}
