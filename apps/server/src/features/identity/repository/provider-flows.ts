import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

/** The values of a flow when the page leaves for the provider. */
export type NewFlow = {
  provider: SsoProvider
  intent: 'sign_in' | 'link'
  origin: string
  device_id: string | null
  state_hash: string
  flow_hash: string
  secrets_sealed: string
  user_id: string | null
  created_at: Date
  expires_at: Date
}

/** An identity that a provider has verified. */
export type VerifiedIdentity = {
  subject: string
  email: string | null
  is_email_verified: boolean
  name: string | null
}

/** A returned flow, found by its ticket and the page's secret. */
export type ReturnedFlow = VerifiedIdentity & {
  id: string
  provider: SsoProvider
  intent: 'sign_in' | 'link'
  user_id: string | null
}

/** Stores a flow with its secrets hashed or encrypted. */
export async function insertFlow(tx: AppTx, flow: NewFlow): Promise<void> {
  await tx
    .insertInto('provider_flows')
    .values({ app_id: tx.app_id, id: newId(), ...flow })
    .execute()
}

/** Uses a state in one statement and returns its flow. Of concurrent returns exactly one gets it. */
export async function redeemState(
  tx: AppTx,
  { provider, state_hash, now }: { provider: SsoProvider; state_hash: string; now: Date },
): Promise<{ id: string; origin: string; secrets_sealed: string } | null> {
  const used_flow = await tx
    .updateTable('provider_flows as flow')
    .set({ returned_at: now, secrets_sealed: null })
    .from('provider_flows as before')
    .whereRef('before.app_id', '=', 'flow.app_id')
    .whereRef('before.id', '=', 'flow.id')
    .where('flow.app_id', '=', tx.app_id)
    .where('flow.provider', '=', provider)
    .where('flow.state_hash', '=', state_hash)
    .where('flow.returned_at', 'is', null)
    .where('flow.expires_at', '>', now)
    .returning(['flow.id', 'flow.origin', 'before.secrets_sealed'])
    .executeTakeFirst()
  return used_flow?.secrets_sealed ? { ...used_flow, secrets_sealed: used_flow.secrets_sealed } : null
}

/** Stores the verified identity and the hash of its ticket. */
export async function saveIdentity(
  tx: AppTx,
  { id, ...identity }: VerifiedIdentity & { id: string; ticket_hash: string; expires_at: Date },
): Promise<void> {
  await tx
    .updateTable('provider_flows')
    .set(identity)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** The keys of a returned flow. Only linking, whose ticket names its user, may leave out the hash of the page's secret. */
export type Redemption = {
  provider: SsoProvider
  ticket_hash: string
  flow_hash: string | null
  now: Date
}

/** Returns the flow of a ticket, locked until the transaction ends; undefined for an invalid ticket. */
export async function findReturnedFlow(tx: AppTx, redemption: Redemption): Promise<ReturnedFlow | undefined> {
  const { provider, ticket_hash, flow_hash, now } = redemption
  const found = await tx
    .selectFrom('provider_flows')
    .select(['id', 'provider', 'intent', 'user_id', 'subject', 'email', 'is_email_verified', 'name'])
    .where('app_id', '=', tx.app_id)
    .where('provider', '=', provider)
    .where('ticket_hash', '=', ticket_hash)
    .$if(flow_hash !== null, (query) => query.where('flow_hash', '=', flow_hash))
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return found?.subject ? (found as ReturnedFlow) : undefined
}

/** Uses a ticket up in one statement; false where it has served. */
export async function redeemFlow(tx: AppTx, id: string, now: Date): Promise<boolean> {
  const redeemed = await tx
    .updateTable('provider_flows')
    .set({ redeemed_at: now })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('redeemed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return redeemed !== undefined
}

/** From now on the ticket links to one account, and serves nothing else. */
export async function reserveForLink(tx: AppTx, id: string, user_id: string): Promise<void> {
  await tx
    .updateTable('provider_flows')
    .set({ intent: 'link', user_id })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Ends a user's open linking flows, except one that verified the user's own address. */
export async function endUserFlows(tx: AppTx, user_id: string, now: Date): Promise<void> {
  await tx
    .updateTable('provider_flows')
    .set({ redeemed_at: now })
    .where('app_id', '=', tx.app_id)
    .where('user_id', '=', user_id)
    .where('redeemed_at', 'is', null)
    .where(({ not, and, eb, selectFrom }) =>
      not(
        and([
          eb('is_email_verified', 'is not distinct from', true),
          eb(
            'email',
            'is not distinct from',
            selectFrom('users').select('email').where('app_id', '=', tx.app_id).where('id', '=', user_id),
          ),
        ]),
      ),
    )
    .execute()
}

/** Deletes flows that ended before an instant. */
export async function deleteEndedFlows(tx: AppTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('provider_flows')
    .where('app_id', '=', tx.app_id)
    .where('expires_at', '<', before)
    .execute()
}
