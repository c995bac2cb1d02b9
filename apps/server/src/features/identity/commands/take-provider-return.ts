import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { appLocale, type AppLocale } from '@foyer/contract/apps/shapes'
import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { hashSecret, newSecret } from '#platform/secrets.ts'
import { pageOrigin } from '../page-origin.ts'
import { isAway } from '../providers/limited-fetch.ts'
import { proveIdentity, type BroughtBack } from '../providers/proof.ts'
import { findOpenKeys } from '../providers/sso-keys.ts'
import { saveProof, takeState } from '../repository/provider-flows.ts'
import { flowPurpose, noteProviderFault } from './begin-provider-flow.ts'

/** Long enough to prove an account that the identity is to be linked to. */
const TICKET_MS = 15 * 60_000

/** What the page is told instead of a ticket. */
type ReturnFault = 'cancelled' | 'expired' | 'failed' | 'unavailable'

type Return = BroughtBack & { provider: SsoProvider; state?: string | undefined; error?: string | undefined }

const sealed = z.object({ nonce: z.string(), verifier: z.string(), lang: appLocale.optional() })

/**
 * Takes the browser back from a provider. The state serves once, whatever comes of it; what is proven waits in the
 * database for the ticket, which stands behind the hash of the address that is given, where no server sees it.
 */
export async function takeProviderReturn(ctx: Ctx, back: Return): Promise<string> {
  const { provider, state = '' } = back
  const now = ctx.services.clock.now()
  const taken = await ctx.writeNow((tx) => takeState(tx, { provider, state_hash: hashSecret(state), now }))
  if (!taken) return addressOf(pageOrigin(ctx), undefined, { error: 'expired' })

  const { id, origin, secrets_sealed } = taken
  const { lang, ...secrets } = sealed.parse(
    JSON.parse(ctx.services.secrets.decrypt(flowPurpose(ctx), secrets_sealed)),
  )
  const proof = await prove(ctx, back, origin, { ...secrets, state })
  if (typeof proof === 'string') return addressOf(origin, lang, { error: proof })

  const ticket = newSecret()
  const expires_at = new Date(now.getTime() + TICKET_MS)
  await ctx.write((tx) => saveProof(tx, { id, ...proof, ticket_hash: hashSecret(ticket), expires_at }))
  return addressOf(origin, lang, { ticket })
}

async function prove(
  ctx: Ctx,
  { provider, error, ...brought }: Return,
  origin: string,
  secrets: { nonce: string; verifier: string; state: string },
) {
  if (error !== undefined) return isCancelled(error) ? 'cancelled' : faultOf(error)
  const keys = await findOpenKeys(ctx, provider)
  if (!keys || brought.code === undefined) return 'failed'
  try {
    return await proveIdentity(keys, origin, secrets, brought)
  } catch (fault) {
    noteProviderFault(ctx, provider, fault)
    return isAway(fault) ? 'unavailable' : 'failed'
  }
}

/** Google says `access_denied`, Apple `user_cancelled_authorize`. */
function isCancelled(error: string): boolean {
  return error === 'access_denied' || error === 'user_cancelled_authorize'
}

function faultOf(error: string): ReturnFault {
  return error === 'temporarily_unavailable' || error === 'server_error' ? 'unavailable' : 'failed'
}

/** The start page in the language that the page had which began, with what it is told behind the hash. */
function addressOf(
  origin: string,
  lang: AppLocale | undefined,
  told: { ticket: string } | { error: ReturnFault },
): string {
  const query = lang === undefined ? '' : `?${new URLSearchParams({ lang }).toString()}`
  return `${origin}/${query}#auth?${new URLSearchParams({ purpose: 'provider', ...told }).toString()}`
}
