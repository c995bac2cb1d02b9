import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, type Environment, loadConfig, settingNames } from './config.ts'
import { ensureSecretKey } from './secret-key.ts'

const key = '7f3c91d2a85be04617c2f09d3e6ab458'
const production: Environment = {
  NODE_ENV: 'production',
  SECRET_KEY: key,
  BASE_URL: 'https://fit.example.com',
}
const external: Environment = {
  DATABASE_URL: 'postgres://foyer_server:a@db.example.com/foyer',
  DATABASE_ADMIN_URL: 'postgres://foyer_owner:b@db.example.com/foyer',
}

describe('loadConfig', () => {
  it.each([
    ['192.0.2.53', ['192.0.2.53']],
    [
      '127.0.0.1:5353, [2001:db8::53]:53,2001:db8::54',
      ['127.0.0.1:5353', '[2001:db8::53]:53', '2001:db8::54'],
    ],
  ])('asks the name servers %s', (DNS_SERVERS, servers) => {
    expect(loadConfig({ DNS_SERVERS }).dns_servers).toEqual(servers)
  })

  it('needs no setting at all in development', () => {
    expect(loadConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      data_dir: resolve('data'),
      base_url: 'http://localhost:4000',
      base_host: 'localhost:4000',
      database_url: null,
      database_admin_url: null,
      smtp_url: null,
      metrics_token: null,
      country_header: null,
      activity_months: 13,
      media_limit_bytes: 2_147_483_648,
      ffmpeg_path: null,
      sandbox_host: 'sandbox.localhost:4000',
      map_tiles: null,
      secret_key: null,
      demo: true,
      lan: false,
      log_level: 'info',
      sign_in_issuers: null,
      dns_servers: null,
      test_domain_endings: [],
      mail_from: 'no-reply@localhost',
      mail_dkim_selector: null,
      mail_webhook_secret: null,
      vapid_private_key: null,
      vapid_subject: null,
      node_env: 'development',
      is_production: false,
    })
  })

  it.each([
    [
      'takes an empty value as unset',
      { PORT: '', HOST: '  ', SMTP_URL: '' },
      { port: 4000, host: '127.0.0.1', smtp_url: null },
    ],
    ['takes a header in any case', { COUNTRY_HEADER: 'CF-IPCountry' }, { country_header: 'cf-ipcountry' }],
    [
      'takes any port behind a proxy in production',
      { ...production, BASE_URL: 'https://fit.example.com', PORT: '4190' },
      { port: 4190 },
    ],
    [
      'follows the port in the public address',
      { PORT: '8080' },
      { base_url: 'http://localhost:8080', base_host: 'localhost:8080' },
    ],
    [
      'drops the slash of a public address',
      { BASE_URL: 'https://fit.example.com/' },
      { base_url: 'https://fit.example.com' },
    ],
    [
      'names the sandbox after the base host',
      { BASE_URL: 'https://fit.example.com' },
      { sandbox_host: 'sandbox.fit.example.com' },
    ],
    [
      'takes a sandbox of its own',
      { SANDBOX_HOST: 'code.example.net:444' },
      { sandbox_host: 'code.example.net:444' },
    ],
    [
      'shows maps by tiles of the operator’s choice',
      {
        MAP_TILE_URL: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1',
        MAP_TILE_ATTRIBUTION: '© OpenStreetMap contributors',
      },
      {
        map_tiles: {
          url: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1',
          attribution: '© OpenStreetMap contributors',
        },
      },
    ],
    ['listens on all addresses in production', { ...production, HOST: '::' }, { host: '::' }],
    ['listens on an address of this machine', { HOST: '127.0.0.2' }, { host: '127.0.0.2' }],
    ['listens on its name', { HOST: 'localhost' }, { host: 'localhost' }],
    [
      'takes a token for the figures',
      { METRICS_TOKEN: 'a-token-of-16-and-more' },
      { metrics_token: 'a-token-of-16-and-more' },
    ],
    ['takes an external database', external, { database_url: external['DATABASE_URL'] }],
    ['makes no demo when it is off', { DEMO: 'off' }, { demo: false }],
    ['shows apps on the local network', { LAN: 'on' }, { lan: true, host: '127.0.0.1' }],
    ['makes no demo in production', production, { demo: false, is_production: true, secret_key: key }],
    ['makes no demo in tests', { NODE_ENV: 'test' }, { demo: false }],
    [
      'allows plain HTTP on this machine in production',
      { ...production, BASE_URL: 'http://localhost:4000' },
      { is_production: true },
    ],
  ] satisfies [string, Environment, object][])('%s', (_sentence, env, expected) => {
    expect(loadConfig(env)).toMatchObject(expected)
  })

  it.each([
    ['a port that is no number', { PORT: 'http' }, ['PORT']],
    ['a port out of range', { PORT: '70000' }, ['PORT']],
    ['port zero', { PORT: '0' }, ['PORT']],
    ['a port that no browser opens', { PORT: '4190' }, ['PORT']],
    ['a host with a space', { HOST: 'a b' }, ['HOST']],
    ['all addresses in development', { HOST: '0.0.0.0' }, ['HOST']],
    ['all addresses of IPv6 in development', { HOST: '::' }, ['HOST']],
    ['all addresses in tests', { HOST: '0.0.0.0', NODE_ENV: 'test' }, ['HOST']],
    ['an address of the local network in development', { HOST: '192.168.1.5' }, ['HOST']],
    ['a mapped address in development', { HOST: '::ffff:192.168.1.5' }, ['HOST']],
    ['a name of another host in development', { HOST: 'fit.example.com' }, ['HOST']],
    ['a public address that is no web address', { BASE_URL: 'ftp://example.com' }, ['BASE_URL']],
    ['a public address with a path', { BASE_URL: 'https://example.com/foyer' }, ['BASE_URL']],
    ['a public address that is a number', { BASE_URL: 'http://192.168.1.5:4000' }, ['BASE_URL']],
    [
      'a public address without TLS in production',
      { ...production, BASE_URL: 'http://fit.example.com' },
      ['BASE_URL'],
    ],
    ['a database of another make', { ...external, DATABASE_URL: 'mysql://a@b/c' }, ['DATABASE_URL']],
    ['a database without its owner', { DATABASE_URL: external['DATABASE_URL'] }, ['DATABASE_ADMIN_URL']],
    ['an owner without a database', { DATABASE_ADMIN_URL: external['DATABASE_ADMIN_URL'] }, ['DATABASE_URL']],
    ['one role for both', { ...external, DATABASE_URL: external['DATABASE_ADMIN_URL'] }, ['DATABASE_URL']],
    ['a sender that is no address', { MAIL_FROM: 'Kiln' }, ['MAIL_FROM']],
    ['a selector that is no name', { MAIL_DKIM_SELECTOR: 'a b' }, ['MAIL_DKIM_SELECTOR']],
    ['mail by another scheme', { SMTP_URL: 'https://mail.example.com' }, ['SMTP_URL']],
    ['a sandbox on the studio’s own host', { SANDBOX_HOST: 'localhost:4000' }, ['SANDBOX_HOST']],
    ['a sandbox that is a whole address', { SANDBOX_HOST: 'https://x.example.com' }, ['SANDBOX_HOST']],
    ['tiles without their numbers', { MAP_TILE_URL: 'https://tiles.example.com/1.png' }, ['MAP_TILE_URL']],
    ['tiles by script', { MAP_TILE_URL: 'javascript:{z}{x}{y}' }, ['MAP_TILE_URL']],
    ['production without a key', { ...production, SECRET_KEY: '' }, ['SECRET_KEY']],
    ['a short key', { SECRET_KEY: 'too short' }, ['SECRET_KEY']],
    [
      'a key that stands in the documentation',
      { SECRET_KEY: 'change-me-change-me-change-me-change-me' },
      ['SECRET_KEY'],
    ],
    ['a key of one letter', { SECRET_KEY: 'a'.repeat(64) }, ['SECRET_KEY']],
    ['a demo in production', { ...production, DEMO: 'on' }, ['DEMO']],
    ['the local network in production', { ...production, LAN: 'on' }, ['LAN']],
    [
      'stand-ins for sign-ins in production',
      { ...production, TEST_SIGN_IN_ISSUERS: 'http://127.0.0.1:5001,http://127.0.0.1:5002' },
      ['TEST_SIGN_IN_ISSUERS'],
    ],
    [
      'stand-ins for sign-ins on another machine',
      { TEST_SIGN_IN_ISSUERS: 'http://127.0.0.1:5001,https://evil.example' },
      ['TEST_SIGN_IN_ISSUERS'],
    ],
    ['a name server by its name', { DNS_SERVERS: 'ns.example.com' }, ['DNS_SERVERS']],
    ['a name server without a real port', { DNS_SERVERS: '127.0.0.1:0' }, ['DNS_SERVERS']],
    [
      'reserved domains in production',
      { ...production, TEST_DOMAIN_ENDINGS: 'test' },
      ['TEST_DOMAIN_ENDINGS'],
    ],
    ['an ending that is no name', { TEST_DOMAIN_ENDINGS: '*.test' }, ['TEST_DOMAIN_ENDINGS']],
    ['a demo that is neither on nor off', { DEMO: 'maybe' }, ['DEMO']],
    ['a short token for the figures', { METRICS_TOKEN: 'short' }, ['METRICS_TOKEN']],
    ['statistics for no time', { ACTIVITY_MONTHS: '0' }, ['ACTIVITY_MONTHS']],
    ['statistics for half a month', { ACTIVITY_MONTHS: '0.5' }, ['ACTIVITY_MONTHS']],
    ['statistics for ever', { ACTIVITY_MONTHS: '121' }, ['ACTIVITY_MONTHS']],
    ['files of no size', { MEDIA_LIMIT_MB: '0' }, ['MEDIA_LIMIT_MB']],
    ['files without a limit', { MEDIA_LIMIT_MB: 'none' }, ['MEDIA_LIMIT_MB']],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, ['LOG_LEVEL']],
    ['an unknown mode', { NODE_ENV: 'prod' }, ['NODE_ENV']],
    [
      'several at once',
      { PORT: 'x', LOG_LEVEL: 'loud', DATABASE_ADMIN_URL: 'postgres://o@h/d' },
      ['PORT', 'LOG_LEVEL', 'DATABASE_URL'],
    ],
  ] satisfies [string, Environment, string[]][])('refuses %s, by name', (_sentence, env, names) => {
    const error = configErrorOf(env)
    expect([...new Set(error.problems.map((problem) => problem.name))].sort()).toEqual([...names].sort())
    for (const name of names) expect(error.message).toContain(`${name}: `)
  })

  it('never includes a secret in its messages', () => {
    const { message } = configErrorOf({
      SECRET_KEY: 'hunter2',
      DATABASE_URL: 'mysql://root:hunter2@h/d',
      SMTP_URL: 'hunter2',
    })
    expect(message).not.toContain('hunter2')
  })
})

describe('docs/operating.md', () => {
  it('names every setting in its table, and none that there is not', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../../../docs/operating.md'), 'utf8')
    const table = text.slice(text.indexOf('## Settings'), text.indexOf('## Health'))
    const rows = Array.from(table.matchAll(/^\| `([A-Z_]+)` +\|/gm), ([, name]) => name)
    expect(rows.sort()).toEqual([...settingNames].sort())
  })
})

describe('ensureSecretKey', () => {
  let data_dir: string
  beforeEach(async () => {
    data_dir = await mkdtemp(join(tmpdir(), 'foyer-key-'))
  })
  afterEach(() => rm(data_dir, { recursive: true, force: true }))

  it('creates one key for a data folder, readable by its owner alone, and reuses it', async () => {
    const config = { ...loadConfig({}), data_dir }
    const keys = await Promise.all([
      ensureSecretKey(config),
      ensureSecretKey(config),
      ensureSecretKey(config),
    ])
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
    expect((await stat(join(data_dir, 'secret.key'))).mode & 0o777).toBe(0o600)
    expect(await ensureSecretKey(config)).toBe((await readFile(join(data_dir, 'secret.key'), 'utf8')).trim())
  })

  it('prefers the key of the settings', async () => {
    expect(await ensureSecretKey({ ...loadConfig({ SECRET_KEY: key }), data_dir })).toBe(key)
  })

  it('refuses a damaged key file and production without a key', async () => {
    await writeFile(join(data_dir, 'secret.key'), 'short')
    await expect(ensureSecretKey({ secret_key: null, data_dir, is_production: false })).rejects.toThrow(
      'damaged',
    )
    await expect(ensureSecretKey({ secret_key: null, data_dir, is_production: true })).rejects.toThrow(
      'SECRET_KEY',
    )
  })
})

function configErrorOf(env: Environment): ConfigError {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('these settings were accepted')
}
