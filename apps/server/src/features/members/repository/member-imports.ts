import { sql } from 'kysely'
import type {
  MemberFileEncoding,
  MemberImport,
  MemberImportColumn,
  MemberImportField,
  MemberImportRow,
} from '@foyer/contract/members/member-import-shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { ImportedMember } from '../import/read-member.ts'

type Db = AppDb | AppTx
type State = MemberImport['state']

export type MemberRowAction = MemberImportRow['action']

/** A row of a file with the member it describes; `member` is null when the row adds nobody. */
export type StoredRow = MemberImportRow & { member: ImportedMember | null; is_done: boolean }

/** An import as it is worked on. */
export type ImportRun = {
  id: string
  state: State
  file_name: string
  file_hash: string | null
  storage_key: string
  /** What the owner chose; null until then. */
  fields: (MemberImportField | null)[] | null
  encoding: MemberFileEncoding | null
  with_mail: boolean
  created_by: string
  created_by_name: string
}

/** Stores an import before its file is validated. */
export async function insertMemberImport(
  tx: AppTx,
  row: Pick<ImportRun, 'id' | 'file_name' | 'storage_key' | 'created_by' | 'created_by_name'> & {
    created_at: Date
  },
): Promise<void> {
  await tx
    .insertInto('member_imports')
    .values({ app_id: tx.app_id, ...row, state: 'checking' })
    .execute()
}

/** Moves an import on from one state; false where it was not in it. */
export async function updateMemberImportState(
  tx: AppTx,
  id: string,
  {
    from,
    columns,
    ...change
  }: { from: State; state: State } & Partial<{
    failure: string
    file_hash: string
    columns: MemberImportColumn[]
    encoding: MemberFileEncoding
    with_mail: boolean
  }>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_imports')
    .set({ ...change, ...(columns && { columns: JSON.stringify(columns) }) })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores what the owner chose and returns an import to its dry run; false where it is not ready for that. */
export async function mapMemberImport(
  tx: AppTx,
  id: string,
  { fields, encoding }: Pick<ImportRun, 'fields' | 'encoding'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_imports')
    .set({ fields: JSON.stringify(fields), encoding, state: 'checking' })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('state', 'in', ['unmapped', 'checked'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function findMemberImport(db: Db, id: string): Promise<ImportRun | undefined> {
  const { rows } = await sql<ImportRun>`
    select id, state, file_name, file_hash, storage_key, fields, encoding, with_mail, created_by, created_by_name
    from member_imports where app_id = ${db.app_id} and id = ${id}
  `.execute(db)
  return rows[0]
}

/** Lists imports with their counts, newest first; only one if an id is given. */
export async function listMemberImportRuns(db: Db, id: string | null): Promise<MemberImport[]> {
  const { rows } = await sql<MemberImport>`
    select i.id, i.state, i.file_name, i.failure, i.columns, i.encoding, i.with_mail,
      instant_text(i.created_at) as created_at,
      count(*) filter (where r.is_done)::int as done, count(r.row)::int as total,
      jsonb_build_object(
        'add', count(*) filter (where r.action = 'add'), 'known', count(*) filter (where r.action = 'known'),
        'refused', count(*) filter (where r.action = 'refused')) as counts
    from (
      select * from member_imports where app_id = ${db.app_id} and (${id}::uuid is null or id = ${id}::uuid)
      order by created_at desc, id desc limit 50
    ) i left join member_import_rows r on r.app_id = ${db.app_id} and r.import_id = i.id
    group by i.id, i.state, i.file_name, i.failure, i.columns, i.encoding, i.with_mail, i.created_at
    order by i.created_at desc, i.id desc
  `.execute(db)
  return rows
}

/** Stores the results of the dry run, replacing those of an earlier attempt. */
export async function replaceMemberRows(
  tx: AppTx,
  import_id: string,
  rows: readonly StoredRow[],
): Promise<void> {
  await tx
    .deleteFrom('member_import_rows')
    .where('app_id', '=', tx.app_id)
    .where('import_id', '=', import_id)
    .execute()
  for (let at = 0; at < rows.length; at += 2_000) {
    await sql`
      insert into member_import_rows (app_id, import_id, row, email, name, action, problems, member, is_done)
      select ${tx.app_id}, ${import_id}, r.row, r.email, r.name, r.action, r.problems, r.member, r.is_done
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + 2_000))}::jsonb)
        as r (row int, email text, name text, action text, problems jsonb, member jsonb, is_done bool)
    `.execute(tx)
  }
}

/** Rows after a number, in order. */
export async function listMemberRows(
  db: Db,
  import_id: string,
  { action, after, limit }: { action?: MemberRowAction | undefined; after: number; limit: number },
): Promise<MemberImportRow[]> {
  const kind = action ?? null
  const { rows } = await sql<MemberImportRow>`
    select row, email, name, action, problems, user_id as member_id from member_import_rows
    where app_id = ${db.app_id} and import_id = ${import_id} and row > ${after}
      and (${kind}::text is null or action = ${kind})
    order by row limit ${limit}
  `.execute(db)
  return rows
}

/** Lists the next rows whose member is still to be added. */
export async function listDueMemberRows(
  db: Db,
  import_id: string,
  limit: number,
): Promise<{ row: number; member: ImportedMember }[]> {
  const { rows } = await sql<{ row: number; member: ImportedMember }>`
    select row, member from member_import_rows
    where app_id = ${db.app_id} and import_id = ${import_id} and not is_done and member is not null
    order by row limit ${limit}
  `.execute(db)
  return rows
}

/** Completes a row with its new member, or with none when the person has joined by themselves. */
export async function completeMemberRow(
  tx: AppTx,
  import_id: string,
  { row, user_id }: { row: number; user_id: string | null },
): Promise<void> {
  await tx
    .updateTable('member_import_rows')
    .set({ is_done: true, user_id, member: null, ...(user_id === null && { action: 'known' }) })
    .where('app_id', '=', tx.app_id)
    .where('import_id', '=', import_id)
    .where('row', '=', row)
    .execute()
}

/** Which of some addresses are here already, in lower case. */
export async function listExistingAddresses(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select lower(email::text) as email from users
    where app_id = ${db.app_id} and email = any (${[...emails]}::citext[])
  `.execute(db)
  return new Set(rows.map(({ email }) => email))
}

/** Sets what a file said about a member who was just added. */
export async function setImportedDetails(
  tx: AppTx,
  subscriber_id: string,
  { language, attributes }: Pick<ImportedMember, 'language' | 'attributes'>,
): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({ language, attributes: JSON.stringify(attributes ?? {}) })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', subscriber_id)
    .execute()
}
