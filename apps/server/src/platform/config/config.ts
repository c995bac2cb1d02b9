import { resolve } from 'node:path'
import { z } from 'zod'
import { isLoopback } from '../is-loopback.ts'
import * as field from './fields.ts'

/** The settings of one server process, checked once at start and never changed. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute path of the folder with the database, the files and the keys. */
  readonly data_dir: string
  /** Public address of the studio, without a trailing slash. */
  readonly base_url: string
  /** Host and port of `base_url`; an app is reached at `<slug>.<base_host>`. */
  readonly base_host: string
  /** The server's role on an external PostgreSQL; null means the embedded one. */
  readonly database_url: string | null
  /** The role that runs migrations; set together with `database_url`. */
  readonly database_admin_url: string | null
  /** Null sends mail to the mailbox at `/dev/mailbox`. */
  readonly smtp_url: string | null
  readonly sandbox_host: string
  /** The tiles that map blocks load; null shows a card with a link instead. */
  readonly map_tiles: { readonly url: string; readonly attribution: string } | null
  /** Null, in development only: stored in `DATA_DIR/secret.key` (see `ensureSecretKey`). */
  readonly secret_key: string | null
  readonly demo: boolean
  /** Whether other devices of the local network may read open pages; never in production. */
  readonly lan: boolean
  readonly log_level: (typeof field.logLevels)[number]
  /** Allows other machines to read `/metrics`; null limits it to this machine. */
  readonly metrics_token: string | null
  /** Lower-case name of the header in which the trusted proxy sends the country; null if there is none. */
  readonly country_header: string | null
  /** Months for which visitor activity is stored for statistics. */
  readonly activity_months: number
  /** The largest video, audio or document that an owner may upload. */
  readonly media_limit_bytes: number
  /** The ffmpeg that converts videos; null looks for one on `PATH`. */
  readonly ffmpeg_path: string | null
  /** Stand-ins for the sign-in providers on this machine; never set in production. */
  readonly sign_in_issuers: { readonly google: string; readonly apple: string } | null
  /** DNS servers for domain verification, as `address` or `address:port`; null uses those of this machine. */
  readonly dns_servers: readonly string[] | null
  /** Endings of domains that tests may add though they are reserved; never any in production. */
  readonly test_domain_endings: readonly string[]
  /** The address that mail comes from. */
  readonly mail_from: string
  /** The name of the DKIM key with which the mail server signs (RFC 6376, section 3.1); null: not checked. */
  readonly mail_dkim_selector: string | null
  /** The key by which push messages are signed, base64url; null derives one from the secret key. */
  /** Signs what the mail server reports; null: it reports nothing. */
  readonly mail_webhook_secret: string | null
  readonly vapid_private_key: string | null
  /** Who sends push messages, as push services may contact them; null uses the address of the studio. */
  readonly vapid_subject: string | null
  readonly node_env: (typeof field.nodeEnvs)[number]
  readonly is_production: boolean
}

/** The environment variables of a process, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Thrown when environment variables are invalid. The message lists every invalid one. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'

  readonly problems: readonly ConfigProblem[]

  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map(({ name, message }) => `  ${name}: ${message}`)
    super(['Foyer cannot start with these settings:', ...lines].join('\n'))
    this.problems = problems
  }
}

/** One setting and what is wrong with it. */
export interface ConfigProblem {
  readonly name: string
  readonly message: string
}

/**
 * Parses the environment into settings. Throws a `ConfigError` that lists all invalid values at once; empty values
 * count as unset. Pure: no disk or network access.
 */
export function loadConfig(env: Environment): Config {
  const is_production = env['NODE_ENV'] === 'production'
  const result = environmentSchema(is_production, env['PORT']).safeParse(withoutEmpty(env))
  if (!result.success) throw new ConfigError(result.error.issues.map(toProblem))

  const values = result.data
  return {
    port: values.PORT,
    host: values.HOST,
    data_dir: resolve(values.DATA_DIR),
    base_url: values.BASE_URL.origin,
    base_host: values.BASE_URL.host,
    database_url: values.DATABASE_URL ?? null,
    database_admin_url: values.DATABASE_ADMIN_URL ?? null,
    smtp_url: values.SMTP_URL ?? null,
    sandbox_host: values.SANDBOX_HOST ?? `sandbox.${values.BASE_URL.host}`,
    map_tiles: values.MAP_TILE_URL
      ? { url: values.MAP_TILE_URL, attribution: values.MAP_TILE_ATTRIBUTION ?? '' }
      : null,
    secret_key: values.SECRET_KEY ?? null,
    demo: values.DEMO ?? values.NODE_ENV === 'development',
    lan: values.LAN ?? false,
    log_level: values.LOG_LEVEL,
    metrics_token: values.METRICS_TOKEN ?? null,
    country_header: values.COUNTRY_HEADER ?? null,
    activity_months: values.ACTIVITY_MONTHS,
    media_limit_bytes: values.MEDIA_LIMIT_MB * 1024 * 1024,
    ffmpeg_path: values.FFMPEG_PATH ?? null,
    sign_in_issuers: values.TEST_SIGN_IN_ISSUERS ?? null,
    dns_servers: values.DNS_SERVERS ?? null,
    test_domain_endings: values.TEST_DOMAIN_ENDINGS ?? [],
    mail_from: values.MAIL_FROM ?? `no-reply@${values.BASE_URL.hostname}`,
    mail_dkim_selector: values.MAIL_DKIM_SELECTOR ?? null,
    mail_webhook_secret: values.MAIL_WEBHOOK_SECRET ?? null,
    vapid_private_key: values.VAPID_PRIVATE_KEY ?? null,
    vapid_subject: values.VAPID_SUBJECT ?? null,
    node_env: values.NODE_ENV,
    is_production,
  }
}

/**
 * The names of all settings.
 * @internal
 */
export const settingNames: readonly string[] = Object.keys(shapeOf(false, undefined).shape)

/** All settings. Mode and port come first because other defaults depend on them. */
function shapeOf(is_production: boolean, port: string | undefined) {
  return z.object({
    PORT: field.port({ is_opened: !is_production }).default(4000),
    HOST: field.bindAddress().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    BASE_URL: field.baseUrl(is_production).default(new URL(`http://localhost:${parsePort(port)}`)),
    DATABASE_URL: field.url(['postgres:', 'postgresql:']).optional(),
    DATABASE_ADMIN_URL: field.url(['postgres:', 'postgresql:']).optional(),
    SMTP_URL: field.url(['smtp:', 'smtps:']).optional(),
    SANDBOX_HOST: field.publicHost().optional(),
    MAP_TILE_URL: field.tileUrl().optional(),
    MAP_TILE_ATTRIBUTION: z.string().max(200).optional(),
    SECRET_KEY: is_production ? field.secretKey() : field.secretKey().optional(),
    DEMO: field.demo(is_production).optional(),
    LAN: field.lan(is_production).optional(),
    LOG_LEVEL: field.oneOf(field.logLevels).default('info'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    COUNTRY_HEADER: field.headerName().optional(),
    ACTIVITY_MONTHS: field.months().default(13),
    MEDIA_LIMIT_MB: field.megabytes().default(2048),
    FFMPEG_PATH: z.string().max(1000).optional(),
    TEST_SIGN_IN_ISSUERS: field.signInIssuers(is_production).optional(),
    DNS_SERVERS: field.dnsServers().optional(),
    TEST_DOMAIN_ENDINGS: field.testDomainSuffixes(is_production).optional(),
    MAIL_FROM: field.mailAddress().optional(),
    MAIL_DKIM_SELECTOR: field.dkimSelector().optional(),
    MAIL_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    VAPID_PRIVATE_KEY: field.vapidPrivateKey().optional(),
    VAPID_SUBJECT: field.vapidSubject().optional(),
    NODE_ENV: field.oneOf(field.nodeEnvs).default('development'),
  })
}

/** The settings, and the rules between them. */
function environmentSchema(is_production: boolean, port: string | undefined) {
  return shapeOf(is_production, port)
    .refine((env) => !env.DATABASE_URL || env.DATABASE_ADMIN_URL, {
      path: ['DATABASE_ADMIN_URL'],
      message:
        'is needed beside DATABASE_URL: it names the role that owns the tables and runs the migrations',
      when: always,
    })
    .refine((env) => !env.DATABASE_ADMIN_URL || env.DATABASE_URL, {
      path: ['DATABASE_URL'],
      message: 'is needed beside DATABASE_ADMIN_URL: it names the role that the server works with',
      when: always,
    })
    .refine((env) => !sameRole(env.DATABASE_URL, env.DATABASE_ADMIN_URL), {
      path: ['DATABASE_URL'],
      message:
        'must name another role than DATABASE_ADMIN_URL: the owner of the tables can disable row-level security',
      when: always,
    })
    .refine((env) => isPublicHostAllowed(env.NODE_ENV) || !isPublicHost(env.HOST), {
      path: ['HOST'],
      error: ({ input }) => publicHostMessage((input as { HOST: string }).HOST),
      when: always,
    })
    .refine((env) => !(env.BASE_URL instanceof URL) || env.SANDBOX_HOST !== env.BASE_URL.host, {
      path: ['SANDBOX_HOST'],
      message: 'must differ from the host of BASE_URL: owner-written code is kept apart by its host',
      when: always,
    })
}

/**
 * Modes in which other machines may reach the server: outside production anyone could read mails and sign in. `LAN`
 * opens listeners of its own, which have neither.
 */
function isPublicHostAllowed(node_env: unknown): boolean {
  return node_env === 'production'
}

function isPublicHost(host: unknown): boolean {
  return field.bindAddress().safeParse(host).success && host !== 'localhost' && !isLoopback(String(host))
}

function publicHostMessage(host: string): string {
  return `${host} is open to other machines, which needs NODE_ENV=production; leave it out to develop on this machine`
}

/** Rules between two settings run even when a third one is invalid, so that all problems are reported together. */
const always = () => true

function sameRole(first: unknown, second: unknown): boolean {
  if (typeof first !== 'string' || typeof second !== 'string') return false
  if (!URL.canParse(first) || !URL.canParse(second)) return false
  return new URL(first).username === new URL(second).username
}

function parsePort(port: string | undefined): number {
  const parsed = field.port().safeParse(port || '4000')
  return parsed.success ? parsed.data : 4000
}

function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
}

function toProblem(issue: z.core.$ZodIssue): ConfigProblem {
  const name = String(issue.path[0])
  const is_missing = issue.code === 'invalid_type' && issue.input === undefined
  return { name, message: is_missing ? missing(name) : issue.message }
}

function missing(name: string): string {
  if (name === 'SECRET_KEY')
    return 'is needed when NODE_ENV=production: 32 random bytes, for example from "openssl rand -hex 32"'
  return 'is needed'
}
