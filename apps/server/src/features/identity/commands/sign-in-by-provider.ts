import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { hashSecret } from '#platform/secrets.ts'
import { findSignUpRefusal } from '../sign-up-refusal.ts'
import type { OpenedSession } from '../new-session.ts'
import { decideProviderOutcome, type ProviderOutcome } from '../provider-outcome.ts'
import { findIdentityOwner, insertIdentity, touchIdentity } from '../repository/identities.ts'
import {
  findReturnedFlow,
  redeemFlow,
  reserveForLink,
  type Redemption,
  type ReturnedFlow,
} from '../repository/provider-flows.ts'
import type { SignInSettingsRow } from '../repository/sign-in-settings.ts'
import { findUser, findUserByEmail, type Person } from '../repository/users.ts'
import { createUser } from './create-user.ts'
import { handleVerifiedAddress } from './handle-verified-address.ts'
import { openSession } from './open-session.ts'

/** A ticket with the secret of the page that started the flow; both are required. */
export type ProviderTicket = { provider: SsoProvider; provider_id: string; flow: string }

/** A ticket whose flow may be missing, as linking accepts it. */
export type LinkTicket = Omit<ProviderTicket, 'flow'> & { flow?: string | undefined }

/** Why a ticket opened nothing, with what is proven. */
export type TicketRefusal<Code extends RefusalCode = RefusalCode> = {
  code: Code
  params: Record<string, string>
}

type RefusalCode = Exclude<ProviderOutcome, 'enter'>

type SignedIn = OpenedSession & { user_id: string }

/**
 * Signs in by a ticket whose identity is linked. Otherwise returns the next step, sign-up or linking to the account
 * with that address; the ticket stays valid for that step only.
 */
export function signInByTicket(
  ctx: Ctx,
  ticket: ProviderTicket,
  settings: SignInSettingsRow,
): Promise<SignedIn | TicketRefusal> {
  return ctx.writeNow(async (tx) => {
    const found = await decideOutcome(tx, createRedemption(ctx, ticket), settings)
    if (!found) return createTicketRefusal('ticket_invalid')
    const { flow, outcome, owner, address_owner } = found
    if (outcome === 'enter' && owner) return signInOwner(ctx, tx, flow, owner)
    if (outcome === 'link_needed' && address_owner) await reserveForLink(tx, flow.id, address_owner.id)
    return createTicketRefusal(outcome === 'enter' ? 'ticket_invalid' : outcome, flow)
  })
}

/** Creates the user of a first sign-in with the address that the provider verified, and signs them in. */
export function signUpByTicket(
  ctx: Ctx,
  ticket: ProviderTicket,
  { settings, name, timezone }: { settings: SignInSettingsRow; name: string; timezone: string },
): Promise<SignedIn | TicketRefusal<Exclude<RefusalCode, 'sign_up_needed'>>> {
  return ctx.write(async (tx, emit) => {
    const found = await decideOutcome(tx, createRedemption(ctx, ticket), settings)
    if (!found) return createTicketRefusal('ticket_invalid')
    const { flow, outcome, owner } = found
    if (outcome === 'enter' && owner) return signInOwner(ctx, tx, flow, owner)
    if (outcome !== 'sign_up_needed')
      return createTicketRefusal(outcome === 'enter' ? 'ticket_invalid' : outcome, flow)
    return createProviderUser(ctx, tx, emit, { flow, name, timezone })
  })
}

/** What finds a flow again by its ticket. */
export function createRedemption(ctx: Ctx, { provider, provider_id, flow }: LinkTicket): Redemption {
  return {
    provider,
    ticket_hash: hashSecret(provider_id),
    flow_hash: flow === undefined ? null : hashSecret(flow),
    now: ctx.services.clock.now(),
  }
}

async function decideOutcome(tx: AppTx, redemption: Redemption, settings: SignInSettingsRow) {
  const flow = await findReturnedFlow(tx, redemption)
  if (!flow || flow.intent !== 'sign_in') return null
  const owner_id = await findIdentityOwner(tx, flow)
  const owner = owner_id === null ? undefined : await findUser(tx, owner_id)
  const address_owner = flow.email === null ? undefined : await findUserByEmail(tx, flow.email)
  const outcome = decideProviderOutcome({
    owner: owner ? { is_suspended: owner.suspended_at !== null } : null,
    email: flow.email,
    is_email_verified: flow.is_email_verified,
    is_address_taken: address_owner !== undefined,
    sign_up_refusal: flow.email === null ? null : findSignUpRefusal(settings, flow.email),
  })
  return { flow, owner, address_owner, outcome }
}

async function signInOwner(
  ctx: Ctx,
  tx: AppTx,
  flow: ReturnedFlow,
  owner: Person,
): Promise<SignedIn | TicketRefusal<'ticket_invalid'>> {
  const now = ctx.services.clock.now()
  if (!(await redeemFlow(tx, flow.id, now))) return createTicketRefusal('ticket_invalid')
  await touchIdentity(tx, flow, now)
  return { ...(await openSession(ctx, tx, owner.id)), user_id: owner.id }
}

type NewPerson = { flow: ReturnedFlow; name: string; timezone: string }

/**
 * Returns null when the address or identity was taken concurrently; the next attempt with the ticket finds that
 * user.
 */
async function createProviderUser(
  ctx: Ctx,
  tx: AppTx,
  emit: Emit,
  { flow, name, timezone }: NewPerson,
): Promise<SignedIn | TicketRefusal<'ticket_invalid' | 'link_needed'>> {
  const { id, provider, subject, email, is_email_verified } = flow
  const now = ctx.services.clock.now()
  const user_id =
    email === null
      ? null
      : await createUser(ctx, tx, emit, {
          email,
          name,
          timezone,
          password_hash: null,
          auth_provider: provider,
          email_verified_at: now,
        })
  if (user_id === null || email === null) return createTicketRefusal('link_needed', flow)
  const identity = { provider, subject, user_id, email, is_email_verified }
  const is_created = (await redeemFlow(tx, id, now)) && (await insertIdentity(tx, identity, now))
  if (!is_created) return createTicketRefusal('ticket_invalid')
  await handleVerifiedAddress(ctx, tx, emit, { user_id, email })
  return { ...(await openSession(ctx, tx, user_id)), user_id }
}

function createTicketRefusal<Code extends RefusalCode>(code: Code, flow?: ReturnedFlow): TicketRefusal<Code> {
  const { email = null, name = null } = flow ?? {}
  const includes_email = code === 'link_needed' || code === 'sign_up_needed'
  return {
    code,
    params: {
      ...(includes_email && email !== null ? { email } : {}),
      ...(code === 'sign_up_needed' && name !== null ? { name } : {}),
    },
  }
}
