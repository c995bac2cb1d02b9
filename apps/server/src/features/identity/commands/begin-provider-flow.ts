import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import type { AppLocale } from '@foyer/contract/apps/shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { hashSecret, newSecret } from '#platform/secrets.ts'
import { pageOrigin } from '../page-origin.ts'
import { authorizationAddress } from '../providers/authorization.ts'
import { isAway } from '../providers/limited-fetch.ts'
import { findOpenKeys } from '../providers/sso-keys.ts'
import { insertFlow } from '../repository/provider-flows.ts'

const FLOW_MS = 10 * 60_000

type Begin = { provider: SsoProvider; lang: AppLocale | undefined } & (
  | { intent: 'sign_in'; user_id: null }
  | { intent: 'link'; user_id: string }
)

/** What a flow's nonce, verifier and language are sealed for. */
export const flowPurpose = ({ app }: Pick<Ctx, 'app'>): string => `provider flow ${app.id}`

/**
 * Begins a flow: an address at the provider, and a secret for the page alone. Throws `provider_unavailable` where the
 * provider cannot be asked or its keys cannot be used.
 */
export async function beginProviderFlow(
  ctx: Ctx,
  { provider, lang, intent, user_id }: Begin,
): Promise<{ url: string; flow: string }> {
  const keys = await findOpenKeys(ctx, provider)
  if (!keys) throw providerUnavailable()
  const origin = pageOrigin(ctx)
  const [flow, state, nonce, verifier] = [newSecret(), newSecret(), newSecret(), newSecret()]
  const url = await askProvider(ctx, provider, () =>
    authorizationAddress(keys, origin, { state, nonce, verifier }),
  )
  const created_at = ctx.services.clock.now()
  await ctx.write((tx) =>
    insertFlow(tx, {
      ...{ provider, intent, user_id, origin, created_at },
      device_id: ctx.request.device_id,
      state_hash: hashSecret(state),
      flow_hash: hashSecret(flow),
      secrets_sealed: ctx.services.secrets.encrypt(
        flowPurpose(ctx),
        JSON.stringify({ nonce, verifier, lang }),
      ),
      expires_at: new Date(created_at.getTime() + FLOW_MS),
    }),
  )
  return { url, flow }
}

async function askProvider<T>(ctx: Ctx, provider: SsoProvider, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    noteProviderFault(ctx, provider, error)
    throw providerUnavailable()
  }
}

/** Logs why a provider did not serve, without anything that it said of a person. */
export function noteProviderFault(ctx: Ctx, provider: SsoProvider, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const words = error instanceof Error ? error.message : 'unknown'
  /** Such as `invalid_client`, which tells an owner that a key is wrong. */
  const answer = error instanceof Error && 'error' in error ? error.error : null
  ctx.services.log.warn(
    { provider, app: ctx.app.slug, code, words, answer, is_away: isAway(error) },
    'A sign-in provider did not serve.',
  )
}

function providerUnavailable(): CallError {
  return new CallError('provider_unavailable', {}, { retry_after: 15 })
}
