import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

/** A stored passkey. Its owner is a user of the app, or a team member in the studio. */
export type PasskeyRow = {
  id: string
  owner_id: string
  credential_id: string
  public_key: Buffer
  counter: string
  transports: string[]
  device_type: string
  is_backed_up: boolean
  name: string
  host: string
  created_at: Date
  last_used_at: Date | null
}

/** The values of a new passkey. */
export type NewPasskeyRow = Omit<PasskeyRow, 'id' | 'counter' | 'last_used_at'> & { counter: number }

/** A passkey and its owner; those of others are not found. */
export type OwnPasskey = { id: string; owner_id: string }

/** Passkeys that one person may have. */
export const MAX_PASSKEYS = 20

type Db = AppDb | AppTx

/** The table of passkeys: for users of an app, or for team members. */
export type PasskeyStore = {
  /** The column of the owner in both tables. */
  owner_column: 'user_id' | 'team_member_id'
  list: (db: Db, owner_id: string) => Promise<PasskeyRow[]>
  find: (db: Db, own: OwnPasskey) => Promise<PasskeyRow | undefined>
  findByCredential: (db: Db, credential_id: string) => Promise<PasskeyRow | undefined>
  /** Returns null when the passkey exists. */
  insert: (tx: AppTx, passkey: NewPasskeyRow) => Promise<PasskeyRow | null>
  rename: (tx: AppTx, own: OwnPasskey & { name: string }) => Promise<PasskeyRow | undefined>
  delete: (tx: AppTx, own: OwnPasskey) => Promise<void>
  deleteAll: (tx: AppTx, owner_id: string) => Promise<void>
  /**
   * Records a use in one statement. Returns false when the counter has not risen, as with a copy. Devices without a
   * counter always send zero.
   */
  recordUse: (
    tx: AppTx,
    recordUse: { id: string; counter: number; is_backed_up: boolean; now: Date },
  ) => Promise<boolean>
  /** Lets changes of one person's passkeys follow one another until the transaction ends. */
  lockOwner: (tx: AppTx, owner_id: string) => Promise<void>
}

/** The passkeys of people, app by app. */
export const appPasskeys = createPasskeyStore({
  table: 'passkeys',
  owner_column: 'user_id',
  owners: 'users',
  inApp: ({ app_id }) => sql`app_id = ${app_id}`,
})

/** The passkeys of team members, for the studio. */
export const studioPasskeys = createPasskeyStore({
  table: 'studio_passkeys',
  owner_column: 'team_member_id',
  owners: 'team_members',
  inApp: () => sql`true`,
})

type StoreTable = {
  table: 'passkeys' | 'studio_passkeys'
  owner_column: PasskeyStore['owner_column']
  owners: 'users' | 'team_members'
  inApp: (db: Db) => RawBuilder<unknown>
}

function createPasskeyStore({ table: name, owner_column, owners, inApp }: StoreTable): PasskeyStore {
  const table = sql.table(name)
  const owner = sql.ref(owner_column)
  const columns = sql`id, ${owner} as owner_id, credential_id, public_key, counter, transports, device_type,
    is_backed_up, name, host, created_at, last_used_at`
  const own = (db: Db, { id, owner_id }: OwnPasskey) =>
    sql`${inApp(db)} and id = ${id} and ${owner} = ${owner_id}`
  return {
    owner_column,
    list: async (db, owner_id) =>
      queryRows(
        db,
        sql`select ${columns} from ${table} where ${inApp(db)} and ${owner} = ${owner_id}
          order by created_at desc, id desc`,
      ),
    find: async (db, one) =>
      (await queryRows(db, sql`select ${columns} from ${table} where ${own(db, one)}`))[0],
    findByCredential: async (db, credential_id) =>
      (
        await queryRows(
          db,
          sql`select ${columns} from ${table} where ${inApp(db)} and credential_id = ${credential_id}`,
        )
      )[0],
    insert: async (tx, { owner_id, ...passkey }) => {
      const values = { id: newId(), [owner_column]: owner_id, ...passkey }
      const row = name === 'passkeys' ? { app_id: tx.app_id, ...values } : values
      const { rows } = await sql<PasskeyRow>`
        insert into ${table} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
        values (${sql.join(Object.values(row))})
        on conflict do nothing returning ${columns}
      `.execute(tx)
      return rows[0] ?? null
    },
    rename: async (tx, { name: new_name, ...one }) =>
      (
        await queryRows(
          tx,
          sql`update ${table} set name = ${new_name} where ${own(tx, one)} returning ${columns}`,
        )
      )[0],
    delete: async (tx, one) => void (await sql`delete from ${table} where ${own(tx, one)}`.execute(tx)),
    deleteAll: async (tx, owner_id) =>
      void (await sql`delete from ${table} where ${inApp(tx)} and ${owner} = ${owner_id}`.execute(tx)),
    recordUse: async (tx, { id, counter, is_backed_up, now }) => {
      const used = await queryRows(
        tx,
        sql`update ${table} set counter = ${counter}, is_backed_up = ${is_backed_up}, last_used_at = ${now}
          where ${inApp(tx)} and id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))
          returning ${columns}`,
      )
      return used.length === 1
    },
    lockOwner: async (tx, owner_id) =>
      void (await sql`
        select id from ${sql.table(owners)} where ${inApp(tx)} and id = ${owner_id} for update
      `.execute(tx)),
  }
}

async function queryRows(db: Db, query: RawBuilder<unknown>): Promise<PasskeyRow[]> {
  return (await query.execute(db)).rows as PasskeyRow[]
}

/** How many people of the app have a passkey that is bound to a host. */
export async function countPasskeyHolders(db: AppDb, host: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct user_id)::int as count from passkeys where app_id = ${db.app_id} and host = ${host}
  `.execute(db)
  return rows[0]?.count ?? 0
}
