import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import type { AppLocale } from '@foyer/contract/apps/shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { hashSecret, newSecret } from '#platform/secrets.ts'
import { getPageOrigin } from '../page-origin.ts'
import { createAuthorizationUrl } from '../providers/authorization.ts'
import { isProviderUnavailable } from '../providers/limited-fetch.ts'
import { findDecryptedKeys } from '../providers/sso-keys.ts'
import { insertFlow } from '../repository/provider-flows.ts'

const FLOW_MS = 10 * 60_000

type StartFlow = { provider: SsoProvider; lang: AppLocale | undefined } & (
  | { intent: 'sign_in'; user_id: null }
  | { intent: 'link'; user_id: string }
)

/** What a flow's nonce, verifier and language are sealed for. */
export const getFlowPurpose = ({ app }: Pick<Ctx, 'app'>): string => `provider flow ${app.id}`

/**
 * Starts a flow: an address at the provider and a secret for the page only. Throws `provider_unavailable` when the
 * provider does not respond or its keys are unusable.
 */
export async function startProviderFlow(
  ctx: Ctx,
  { provider, lang, intent, user_id }: StartFlow,
): Promise<{ url: string; flow: string }> {
  const keys = await findDecryptedKeys(ctx, provider)
  if (!keys) throw createUnavailableRefusal()
  const origin = getPageOrigin(ctx)
  const [flow, state, nonce, verifier] = [newSecret(), newSecret(), newSecret(), newSecret()]
  const url = await callProvider(ctx, provider, () =>
    createAuthorizationUrl(keys, origin, { state, nonce, verifier }),
  )
  const created_at = ctx.services.clock.now()
  await ctx.write((tx) =>
    insertFlow(tx, {
      provider,
      intent,
      user_id,
      origin,
      created_at,
      device_id: ctx.request.device_id,
      state_hash: hashSecret(state),
      flow_hash: hashSecret(flow),
      secrets_sealed: ctx.services.secrets.encrypt(
        getFlowPurpose(ctx),
        JSON.stringify({ nonce, verifier, lang }),
      ),
      expires_at: new Date(created_at.getTime() + FLOW_MS),
    }),
  )
  return { url, flow }
}

async function callProvider<T>(ctx: Ctx, provider: SsoProvider, request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    logProviderFault(ctx, provider, error)
    throw createUnavailableRefusal()
  }
}

/** Logs why a provider failed, without any personal data. */
export function logProviderFault(ctx: Ctx, provider: SsoProvider, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const message = error instanceof Error ? error.message : 'unknown'
  /** An OAuth error such as `invalid_client`, which shows the owner that a key is wrong. */
  const answer = error instanceof Error && 'error' in error ? error.error : null
  ctx.services.log.warn(
    { provider, app: ctx.app.slug, code, message, answer, is_unavailable: isProviderUnavailable(error) },
    'A sign-in provider did not serve.',
  )
}

function createUnavailableRefusal(): CallError {
  return new CallError('provider_unavailable', {}, { retry_after: 15 })
}
