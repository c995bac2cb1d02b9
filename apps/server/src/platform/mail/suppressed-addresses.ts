import { sql, type QueryExecutorProvider } from 'kysely'
import type { AppDb, AppTx } from '../database/app-db.ts'
import type { Secrets } from '../secrets.ts'
import type { Mail, MailNeed } from './mail.ts'

/** Why an app no longer mails an address: nobody is there, or they reported a mail as spam. */
type SuppressionReason = 'bounced' | 'complained'

/** Whether a mail is not sent to an address that is suppressed for a reason. */
export function isHeldBack(reason: SuppressionReason, need: MailNeed): boolean {
  return need === 'optional' || (reason === 'bounced' && need === 'due')
}

/** What is stored of an address. It differs between apps and cannot be guessed without the server's key. */
export function hashAddress(secrets: Pick<Secrets, 'sign'>, app_id: string, address: string): string {
  return secrets.sign('mail-address', `${app_id}:${address.toLowerCase()}`)
}

/** Those of some addresses that an app no longer mails, in lower case, with the reason. */
export async function findSuppressed(
  db: AppDb | AppTx,
  secrets: Pick<Secrets, 'sign'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, { reason: SuppressionReason; created_at: Date }>> {
  const by_hash = new Map(
    addresses.map((address) => [hashAddress(secrets, db.app_id, address), address.toLowerCase()]),
  )
  if (by_hash.size === 0) return new Map()
  const { rows } = await sql<{ address_hash: string; reason: SuppressionReason; created_at: Date }>`
    select address_hash, reason, created_at from suppressed_addresses
    where app_id = ${db.app_id} and address_hash = any (${[...by_hash.keys()]}::text[])
  `.execute(db)
  return new Map(
    rows.map(({ address_hash, reason, created_at }) => [
      by_hash.get(address_hash) ?? '',
      { reason, created_at },
    ]),
  )
}

/** Whether a mail of an app is not to be queued. Mails of Foyer itself to its team always are. */
export async function isMailHeldBack(
  tx: QueryExecutorProvider,
  secrets: Pick<Secrets, 'sign'>,
  { app_id, to, need = 'due', unsubscribe_url }: Mail,
): Promise<boolean> {
  if (app_id === null) return false
  const { rows } = await sql<{ reason: SuppressionReason }>`
    select reason from suppressed_addresses
    where app_id = ${app_id} and address_hash = ${hashAddress(secrets, app_id, to)}
  `.execute(tx)
  const [found] = rows
  return found !== undefined && isHeldBack(found.reason, unsubscribe_url === undefined ? need : 'optional')
}

type Suppression = {
  address_hash: string
  reason: SuppressionReason
  user_id: string | null
  now: Date
}

/** Ends mail to an address; a bounce outweighs a complaint. */
export async function suppressAddress(
  tx: AppTx,
  { address_hash, reason, user_id, now }: Suppression,
): Promise<void> {
  await sql`
    insert into suppressed_addresses as known (app_id, address_hash, reason, created_at, user_id)
    values (${tx.app_id}, ${address_hash}, ${reason}, ${now}, ${user_id})
    on conflict (app_id, address_hash) do update set reason = least(known.reason, excluded.reason)
  `.execute(tx)
}

/** Mails an address again, whatever the reason was, or only after one of them. */
export async function liftSuppression(
  tx: AppTx,
  address_hash: string,
  reason: SuppressionReason | null = null,
): Promise<void> {
  await sql`
    delete from suppressed_addresses
    where app_id = ${tx.app_id} and address_hash = ${address_hash}
      and (${reason}::text is null or reason = ${reason}::text)
  `.execute(tx)
}

/** The apps that sent a mail to an address in the last month; by the id of the mail, only the one that sent it. */
export async function findMailingApps(
  db: QueryExecutorProvider,
  { address, mail_id }: { address: string; mail_id: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ app_id: string }>`
    select distinct app_id from mail_messages
    where lower(to_address) = lower(${address}) and app_id is not null and sent_at is not null
      and (${mail_id}::uuid is null or id = ${mail_id}::uuid)
  `.execute(db)
  return rows.map(({ app_id }) => app_id)
}
