import { AppStoreServerAPIClient, Environment } from '@apple/app-store-server-library'
import type { ExternalAddresses } from '#platform/external-addresses.ts'

/** Which of the store's two books is read: money, or what testers and reviewers buy. */
export type StoreEnvironment = 'production' | 'sandbox'

/** The credentials of the store API (Apple, "Generating JSON Web Tokens for API requests"). */
export type StoreKeys = { private_key: string; key_id: string; issuer_id: string; bundle_id: string }

const TIMEOUT_MS = 8_000

/** Apple's client with the time limit and the address of ours; it follows no redirect. */
export class AppStoreClient extends AppStoreServerAPIClient {
  readonly #address: string

  constructor(
    { private_key, key_id, issuer_id, bundle_id }: StoreKeys,
    store_environment: StoreEnvironment,
    address: ExternalAddresses['app_store'],
  ) {
    const environment = store_environment === 'production' ? Environment.PRODUCTION : Environment.SANDBOX
    super(private_key, key_id, issuer_id, bundle_id, environment)
    this.#address = address[store_environment]
  }

  protected override async makeFetchRequest(
    ...[path, query, method, body, headers]: Parameters<AppStoreServerAPIClient['makeFetchRequest']>
  ): ReturnType<AppStoreServerAPIClient['makeFetchRequest']> {
    const answer = await fetch(`${this.#address}${path}?${query}`, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    })
    return answer as never
  }
}
