import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { appLocale, type AppLocale } from '@foyer/contract/apps/shapes'
import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { hashSecret, newSecret } from '#platform/secrets.ts'
import { getPageOrigin } from '../page-origin.ts'
import { isProviderUnavailable } from '../providers/limited-fetch.ts'
import { verifyIdentity, type ProviderResponse } from '../providers/verify-identity.ts'
import { findDecryptedKeys } from '../providers/sso-keys.ts'
import { saveIdentity, redeemState } from '../repository/provider-flows.ts'
import { getFlowPurpose, logProviderFault } from './start-provider-flow.ts'

/** Long enough to prove an account that the identity is to be linked to. */
const TICKET_MS = 15 * 60_000

/** The error that the page receives instead of a ticket. */
type ReturnFault = 'cancelled' | 'expired' | 'failed' | 'unavailable'

type ProviderReturn = ProviderResponse & {
  provider: SsoProvider
  state?: string | undefined
  error?: string | undefined
}

const flowSecrets = z.object({ nonce: z.string(), verifier: z.string(), lang: appLocale.optional() })

/**
 * Handles the return from a provider. The state is single-use. The verified identity is stored for the ticket, which
 * is in the URL hash, where no server receives it.
 */
export async function handleProviderReturn(ctx: Ctx, input: ProviderReturn): Promise<string> {
  const { provider, state = '' } = input
  const now = ctx.services.clock.now()
  const flow = await ctx.writeNow((tx) => redeemState(tx, { provider, state_hash: hashSecret(state), now }))
  if (!flow) return formatReturnUrl(getPageOrigin(ctx), undefined, { error: 'expired' })

  const { id, origin, secrets_sealed } = flow
  const { lang, ...secrets } = flowSecrets.parse(
    JSON.parse(ctx.services.secrets.decrypt(getFlowPurpose(ctx), secrets_sealed)),
  )
  const verification = await verifyReturn(ctx, input, origin, { ...secrets, state })
  if (typeof verification === 'string') return formatReturnUrl(origin, lang, { error: verification })

  const ticket = newSecret()
  const expires_at = new Date(now.getTime() + TICKET_MS)
  await ctx.write((tx) =>
    saveIdentity(tx, { id, ...verification, ticket_hash: hashSecret(ticket), expires_at }),
  )
  return formatReturnUrl(origin, lang, { ticket })
}

async function verifyReturn(
  ctx: Ctx,
  { provider, error, ...response }: ProviderReturn,
  origin: string,
  secrets: { nonce: string; verifier: string; state: string },
) {
  if (error !== undefined) return isCancelled(error) ? 'cancelled' : getReturnFault(error)
  const keys = await findDecryptedKeys(ctx, provider)
  if (!keys || response.code === undefined) return 'failed'
  try {
    return await verifyIdentity(keys, origin, secrets, response)
  } catch (fault) {
    logProviderFault(ctx, provider, fault)
    return isProviderUnavailable(fault) ? 'unavailable' : 'failed'
  }
}

/** Google sends `access_denied`, Apple `user_cancelled_authorize`. */
function isCancelled(error: string): boolean {
  return error === 'access_denied' || error === 'user_cancelled_authorize'
}

function getReturnFault(error: string): ReturnFault {
  return error === 'temporarily_unavailable' || error === 'server_error' ? 'unavailable' : 'failed'
}

/** Returns the start page in the locale of the page that started the flow, with the result in the hash. */
function formatReturnUrl(
  origin: string,
  lang: AppLocale | undefined,
  params: { ticket: string } | { error: ReturnFault },
): string {
  const query = lang === undefined ? '' : `?${new URLSearchParams({ lang }).toString()}`
  return `${origin}/${query}#auth?${new URLSearchParams({ purpose: 'provider', ...params }).toString()}`
}
