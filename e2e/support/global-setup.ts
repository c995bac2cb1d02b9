import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOidcStandIn } from '../../apps/server/test/stand-ins/oidc/oidc-stand-in.ts'
import { fetchAssets } from './fetch-assets.ts'
import { freePort } from './free-port.ts'
import { startProcess } from './start-process.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Starts Foyer as an owner would, on a free port and empty data, with the demo and stand-ins for Google and Apple;
 * stops all of it after the run. Its DNS server is started by the journey that needs one.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const port = await freePort()
  const dns_port = await freePort()
  const data_dir = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
  const apple_keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const providers = [
    await startOidcStandIn({ kind: 'google' }),
    await startOidcStandIn({ kind: 'apple', apple_key: apple_keys.publicKey }),
  ]
  const server = await startProcess({
    file: join(root, 'apps/server/dist/app/main.js'),
    cwd: root,
    env: {
      PORT: String(port),
      DATA_DIR: data_dir,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      BASE_URL: `http://localhost:${port}`,
      DNS_SERVERS: `127.0.0.1:${dns_port}`,
      TEST_DOMAIN_ENDINGS: 'test',
      TEST_SIGN_IN_ISSUERS: providers.map(({ issuer }) => issuer).join(','),
    },
  })
  await fetchAssets(port)
  process.env['FOYER_E2E_PORT'] = String(port)
  process.env['FOYER_E2E_DNS'] = String(dns_port)
  process.env['FOYER_E2E_DATA'] = data_dir
  process.env['FOYER_E2E_APPLE_KEY'] = apple_keys.privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString()

  return async () => {
    await server.stop()
    await Promise.all(providers.map((provider) => provider.close()))
    await rm(data_dir, { recursive: true, force: true })
  }
}
