import { isIP } from 'node:net'
import { z } from 'zod'

/** The levels that `LOG_LEVEL` knows, loudest last but one. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** The modes that `NODE_ENV` knows. */
export const nodeEnvs = ['development', 'test', 'production'] as const

/** Example keys from documentation; anyone knows them, so they are refused as secrets. */
const publiclyKnownKeys = new Set([
  'replace-this-with-32-random-bytes-of-your-own',
  'change-me-change-me-change-me-change-me',
  '0123456789abcdef0123456789abcdef',
])

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** Ports above 1023 that browsers block (Fetch Standard, "bad port"). */
const portsBlockedByBrowsers = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080],
])

/** A TCP port from 1 to 65535; one that `is_opened` by browsers themselves must be open to them. */
export function port({ is_opened: is_browser_facing = false } = {}) {
  return z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
      error: ({ input }) => `must be a port from 1 to 65535, not "${input}"`,
    })
    .transform(Number)
    .refine((number) => !is_browser_facing || !portsBlockedByBrowsers.has(number), {
      error: ({ input }) => `must be a port that browsers open, which ${input} is not`,
    })
}

/** The name of a request header; case does not matter. */
export function headerName() {
  return z
    .string()
    .refine((text) => /^[A-Za-z0-9-]{1,60}$/.test(text), {
      error: ({ input }) => `must be the name of a header, such as CF-IPCountry, not "${input}"`,
    })
    .transform((text) => text.toLowerCase())
}

/** A number of months, from one to ten years. */
export function months() {
  return z
    .string()
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 120, {
      error: ({ input }) => `must be a whole number of months from 1 to 120, not "${input}"`,
    })
    .transform(Number)
}

/** A size of files, from one megabyte to 100 gigabytes. */
export function megabytes() {
  return z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= 102_400, {
      error: ({ input }) => `must be a whole number of megabytes from 1 to 102400, not "${input}"`,
    })
    .transform(Number)
}

/** An address or a name to listen on. */
export function bindAddress() {
  return z.string().refine((text) => isIP(text) !== 0 || hostName.test(text), {
    error: ({ input }) => `must be an address to listen on, such as 127.0.0.1 or 0.0.0.0, not "${input}"`,
  })
}

/** Accepts a URL with one of the given schemes. The message never repeats the value: it may contain a password. */
export function url(schemes: readonly string[]) {
  const allowed = schemes.map((scheme) => `${scheme}//`).join(' or ')
  return z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).hostname !== '',
      {
        error: `must be an address that begins with ${allowed}`,
      },
    )
}

/** The public address: a name, no path, and TLS in production, because sign-in cookies are `Secure`. */
export function baseUrl(is_production: boolean) {
  return z.string().transform((text, context) => {
    const problem = baseUrlProblem(text, is_production)
    if (!problem) return new URL(text)
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })
}

function baseUrlProblem(text: string, is_production: boolean): string | null {
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text)) {
    return `must be an address that begins with http:// or https://, not "${text}"`
  }
  const parsed = new URL(text)
  if (parsed.pathname !== '/' || parsed.search || parsed.hash || parsed.username || parsed.password) {
    return `must be a host alone, such as ${parsed.protocol}//${parsed.host}`
  }
  if (isIP(parsed.hostname.replace(/^\[|\]$/g, '')) !== 0) {
    return 'must hold a name and not a number, because every app gets a name in front of it'
  }
  const is_local = parsed.hostname === 'localhost' || parsed.hostname.endsWith('.localhost')
  if (is_production && parsed.protocol === 'http:' && !is_local) {
    return 'must begin with https:// when NODE_ENV=production, because browsers keep sign-in cookies only there'
  }
  return null
}

/** A host that browsers reach, with its port where it is not the usual one. */
export function publicHost() {
  return z.string().refine(
    (text) => {
      const [name = '', number, ...rest] = text.split(':')
      return (
        rest.length === 0 && hostName.test(name) && (number === undefined || port().safeParse(number).success)
      )
    },
    { error: ({ input }) => `must be a host such as sandbox.example.com, not "${input}"` },
  )
}

/** The address of map tiles, with `{z}`, `{x}` and `{y}` in its path. */
export function tileUrl() {
  return z.string().refine(
    (text) => {
      const path = /^https:\/\/[^/?#{}@\s]+\/(\S*)$/i.exec(text)?.[1] ?? ''
      return ['{z}', '{x}', '{y}'].every((part) => path.includes(part))
    },
    { error: 'must be an address such as https://tiles.example.com/{z}/{x}/{y}.png' },
  )
}

/** Accepts at least 32 bytes that are not publicly known. The message never repeats the value. */
export function secretKey() {
  return z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, { error: 'must be at least 32 bytes long' })
    .refine((text) => !publiclyKnownKeys.has(text) && new Set(text).size >= 8, {
      error: 'is a known or guessable key: make your own, for example with "openssl rand -hex 32"',
    })
}

/** Whether to create the demo app and its accounts; never in production, because their passwords are known. */
export function demo(is_production: boolean) {
  return onOff().refine((is_on) => !(is_on && is_production), {
    error: 'must be off when NODE_ENV=production: demo accounts have printed passwords',
  })
}

/** Whether other devices of the local network may read open pages. */
export function lan(is_production: boolean) {
  return onOff().refine((is_on) => !(is_on && is_production), {
    error: 'must be off when NODE_ENV=production: "npm start -- --lan" is for trying an app on a phone',
  })
}

/** Two loopback addresses of stand-ins for Google and Apple; refused in production. */
export function signInIssuers(is_production: boolean) {
  const address = /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}(\/[\w-]+)?$/
  return z.string().transform((text, context) => {
    const [google = '', apple = '', ...rest] = text.split(',')
    if (!is_production && rest.length === 0 && address.test(google) && address.test(apple))
      return { google, apple }
    const message = is_production
      ? 'must not be set when NODE_ENV=production: people sign in by the real providers alone'
      : 'must be two addresses of this machine, such as http://127.0.0.1:5001,http://127.0.0.1:5002'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

/** Up to three name servers by their numbers, each with a port where it is not 53. */
export function dnsServers() {
  return z
    .string()
    .transform((text) => text.split(',').map((server) => server.trim()))
    .refine((servers) => servers.length <= 3 && servers.every(isDnsServer), {
      error: 'must be one to three addresses of name servers, such as 192.0.2.53 or [2001:db8::53]:53',
    })
}

function isDnsServer(server: string): boolean {
  if (isIP(server) !== 0) return true
  const [, inner, outer, number] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(server) ?? []
  const is_address = inner === undefined ? isIP(outer ?? '') === 4 : isIP(inner) === 6
  return is_address && (number === undefined || port().safeParse(number).success)
}

/** Reserved domain suffixes for tests; production accepts only names of the public internet. */
export function testDomainSuffixes(is_production: boolean) {
  return z.string().transform((text, context) => {
    const endings = text.split(',').map((ending) => ending.trim().toLowerCase())
    if (!is_production && endings.every((ending) => hostName.test(ending))) return endings
    const message = is_production
      ? 'must not be set when NODE_ENV=production: reserved names belong to nobody'
      : 'must be endings of domains, such as test or example'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

function onOff() {
  const choices: Readonly<Record<string, boolean>> = {
    on: true,
    true: true,
    yes: true,
    '1': true,
    off: false,
    false: false,
    no: false,
    '0': false,
  }
  return z.string().transform((text, context) => {
    const value = choices[text.toLowerCase()]
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: `must be on or off, not "${text}"` })
    return z.NEVER
  })
}

/** Accepts one of the given values. */
export function oneOf<const Words extends readonly [string, ...string[]]>(choices: Words) {
  return z.enum(choices, { error: ({ input }) => `must be one of ${choices.join(', ')}, not "${input}"` })
}

/** A private key of P-256 as VAPID tools print it: 32 bytes, base64url. */
export function vapidPrivateKey() {
  return z.string().refine((text) => /^[\w-]{43}$/.test(text), {
    error:
      'must be a private VAPID key: 32 bytes in base64url, as "npx web-push generate-vapid-keys" prints it',
  })
}

/** Where push services reach the operator (RFC 8292, section 2.1). */
export function vapidSubject() {
  return z
    .string()
    .refine((text) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) && text.length <= 200, {
      error: ({ input }) => `must be a mailto: or https: address, not "${input}"`,
    })
}

/** One plain address of a mailbox. */
export function mailAddress() {
  return z.email({ error: ({ input }) => `must be a mail address, not "${String(input)}"` })
}

/** The selector of a DKIM key (RFC 6376, section 3.1): labels of a domain name. */
export function dkimSelector() {
  return z.string().regex(/^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i, {
    error: ({ input }) => `must be a DKIM selector such as "mail", not "${String(input)}"`,
  })
}
