import { appHost } from '../../platform/http/app-origin.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { appAddress } from '../apps/index.ts'
import { currentProvider } from './providers/call-provider.ts'

/** Registers the app's host for wallets, after its keys or its domain have changed. */
export const registerWalletsJob = defineJob<Record<string, never>>(
  'commerce.register_wallets',
  { retry_limit: 5, concurrency: 1 },
  async ({ app, services, ...ctx }) => {
    const { config } = services
    const { url, is_reachable } = appAddress(config, app)
    // Wallets are shown on public pages with TLS only.
    if (!is_reachable || !url.startsWith('https:')) return
    const provider = await currentProvider({ app, services, ...ctx })
    await provider?.registerHost(appHost(config, app))
  },
)
