import type { TeamRole } from '@foyer/contract'
import { saveUserWords } from '../../src/features/identity/repository/user-words.ts'
import type { RequestFacts } from '../../src/platform/context.ts'
import { newId } from '../../src/platform/ids.ts'
import { newSecret } from '../../src/platform/secrets.ts'
import { hashToken, deriveToken } from '../../src/platform/session/tokens.ts'
import { aServer, type Caller } from '../harness.ts'

/** What every factory needs of an app. */
export type AppLike = { id: string; slug: string; account_id: string }

/** The password of every person created here. */
export const PASSWORD = 'long grass in june'

/** Argon2id hash of that password at the lowest cost, so that creating people is fast. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=64,t=1,p=1$NoAJoLI27PKE/DreRZMFBA$TE+dz/QXbuSwilzUkLStImTrzxQ2NqQzmJJ0nz8y+mA'

/** A signed-in person of an app: pass it to `api.as()`. */
export type MemberCaller = Caller & {
  token: string
  email: string
  slug: string
  device_id: string
  name: string
  user_id: string
  session_id: string
  /** The secret in the session cookie. */
  cookie_secret: string
}

/** A signed-in team member at the studio: pass it to `api.as()`. */
export type TeamCaller = Caller & {
  token: string
  email: string
  device_id: string
  name: string
  role: TeamRole
  team_member_id: string
  account_id: string
  session_id: string
  cookie_secret: string
}

type PersonColumns = Partial<{
  email: string
  name: string
  password_hash: string | null
  timezone: string
  is_admin: boolean
  is_account_admin: boolean
  is_app_messaging_profile: boolean
  team_member_id: string
  email_verified_at: Date | null
  suspended_at: Date
  deletes_at: Date
  waiting_since: Date
  created_at: Date
  last_seen_at: Date
}>

type SubscriberColumns = Partial<{
  language: string
  can_receive_messages_from_members: boolean
  profile_visibility: 'public' | 'private'
}>

let created_count = 0

/** Names that sort and search like real ones. */
const names = [
  'Hannah Cole',
  'Jonas Weber',
  'Daniel Osei',
  'Grace Whitlock',
  'Yusuf Demir',
  'Priya Raman',
] as const

/** A member of an app, signed in. */
export async function aMember(
  app: AppLike,
  overrides: PersonColumns & SubscriberColumns = {},
): Promise<MemberCaller & { subscriber_id: string; subscriber_uuid: string }> {
  const { language, can_receive_messages_from_members, profile_visibility, ...user } = overrides
  const caller = await insertPerson(app, user)
  const api = await aServer()
  const subscriber = { id: newId(), uuid: crypto.randomUUID() }
  const columns = {
    ...(language === undefined ? {} : { language }),
    ...(can_receive_messages_from_members === undefined ? {} : { can_receive_messages_from_members }),
    ...(profile_visibility === undefined ? {} : { profile_visibility }),
  }
  await api.inApp(app.id, (tx) =>
    tx
      .insertInto('subscribers')
      .values({
        app_id: app.id,
        ...subscriber,
        user_id: caller.user_id,
        ...columns,
        created_at: api.clock.now(),
      })
      .execute(),
  )
  return { ...caller, subscriber_id: subscriber.id, subscriber_uuid: subscriber.uuid }
}

/** Creates a signed-in user whom a private app has not admitted: a user without a subscriber. */
export async function aUser(app: AppLike, overrides: PersonColumns = {}): Promise<MemberCaller> {
  const { clock } = await aServer()
  return insertPerson(app, { waiting_since: clock.now(), ...overrides })
}

async function insertPerson(app: AppLike, overrides: PersonColumns): Promise<MemberCaller> {
  const api = await aServer()
  const now = api.clock.now()
  created_count += 1
  const user_id = newId()
  const email = overrides.email ?? `person-${created_count}-${user_id.slice(-6)}@example.com`
  const name = overrides.name ?? names[created_count % names.length] ?? names[0]
  const { secret, token, row } = aSession(api.services, app.id, now)
  await api.inApp(app.id, async (tx) => {
    await tx
      .insertInto('users')
      .values({
        app_id: app.id,
        id: user_id,
        password_hash: PASSWORD_HASH,
        timezone: 'Europe/London',
        email_verified_at: now,
        created_at: now,
        last_seen_at: now,
        ...overrides,
        email,
        name,
        auth_provider: overrides.password_hash === null ? 'passwordless' : 'default',
      })
      .execute()
    await saveUserWords(tx, { id: user_id, name, email })
    await tx
      .insertInto('sessions')
      .values({ app_id: app.id, user_id, ...row })
      .execute()
  })
  const { id: session_id, device_id } = row
  return { token, email, slug: app.slug, device_id, name, user_id, session_id, cookie_secret: secret }
}

/** Whether a caller is a person of this app, signed in there. */
export function isMemberCallerOf(app: Pick<AppLike, 'slug'>, caller: Caller): caller is MemberCaller {
  return 'user_id' in caller && caller.slug === app.slug
}

/** The same person, signed in on another device. */
export async function anotherSession<C extends MemberCaller>(app: AppLike, member: C): Promise<C> {
  const api = await aServer()
  const { secret, token, row } = aSession(api.services, app.id, api.clock.now())
  await api.inApp(app.id, (tx) =>
    tx
      .insertInto('sessions')
      .values({ app_id: app.id, user_id: member.user_id, ...row })
      .execute(),
  )
  const { id: session_id, device_id } = row
  return { ...member, token, device_id, session_id, cookie_secret: secret }
}

/** Someone who is not signed in, on a device of their own. */
export function aGuest(app: Pick<AppLike, 'slug'>): Caller & { slug: string; device_id: string } {
  return { slug: app.slug, device_id: newId() }
}

/** The owner of a new account, signed in at the studio. */
export async function anOwner(overrides: { name?: string; email?: string } = {}): Promise<TeamCaller> {
  const api = await aServer()
  const account_id = newId()
  const name = overrides.name ?? 'Mara Okafor'
  await api.database.control.insertInto('accounts').values({ id: account_id, name }).execute()
  return insertTeamMember(account_id, { role: 'owner', ...overrides, name })
}

/**
 * A team member of an app's account, signed in at the studio and speaking to that app: on the base host, with the
 * app in `X-App-Slug`.
 */
export async function aTeamMember(app: AppLike, overrides: TeamColumns = {}): Promise<TeamCaller> {
  return atApp(await insertTeamMember(app.account_id, { role: 'admin', ...overrides }), app)
}

type TeamColumns = { role?: TeamRole; name?: string; email?: string; can_read_inbox?: boolean }

/** A team member speaking to one of the account's apps. */
export function atApp<C extends Caller>(caller: C, app: Pick<AppLike, 'slug'>): C {
  return { ...caller, headers: { ...caller.headers, 'x-app-slug': app.slug } }
}

async function insertTeamMember(
  account_id: string,
  {
    role,
    name = 'Sam Rivera',
    email: requested_email,
    can_read_inbox = false,
  }: TeamColumns & { role: TeamRole },
): Promise<TeamCaller> {
  const api = await aServer()
  const team_member_id = newId()
  const email = requested_email ?? `team-${team_member_id.slice(-12)}@example.com`
  const { secret, token, row } = aSession(api.services, 'studio', api.clock.now())
  const { control } = api.database
  await control
    .insertInto('team_members')
    .values({
      id: team_member_id,
      account_id,
      email,
      name,
      role,
      can_read_inbox,
      password_hash: PASSWORD_HASH,
    })
    .execute()
  await control
    .insertInto('studio_sessions')
    .values({ ...row, team_member_id })
    .execute()
  const { id: session_id, device_id } = row
  return {
    token,
    email,
    device_id,
    name,
    role,
    team_member_id,
    account_id,
    session_id,
    cookie_secret: secret,
  }
}

type Services = Awaited<ReturnType<typeof aServer>>['services']

function aSession({ secrets }: Services, audience: string, now: Date) {
  const secret = newSecret()
  const token = deriveToken(secrets, audience, secret)
  const row = {
    id: newId(),
    token_hash: hashToken(token),
    device_id: newId(),
    browser: 'Chrome on Android',
    network: '203.0.113.0/24',
    created_at: now,
    last_used_at: now,
    expires_at: new Date(Date.now() + 365 * 24 * 60 * 60 * 1000),
  }
  return { secret, token, row }
}

/** A mail in the queue or the mailbox. */
export type TestMail = {
  to_address: string
  from_name: string | null
  subject: string
  text: string
  html: string
}

/** The source of mails: an app, or the studio with a null id. */
type MailSource = { id: string | null }

/** Every mail that went to an address in the name of an app, oldest first, whether it is sent yet or not. */
export async function mailsTo(app: MailSource, email: string): Promise<TestMail[]> {
  const { database } = await aServer()
  return database.control
    .selectFrom('mail_messages as mail')
    .leftJoin('mailbox_messages as box', 'box.id', 'mail.id')
    .select(({ fn }) => [
      'mail.to_address',
      'mail.from_name',
      fn.coalesce('box.subject', 'mail.subject').as('subject'),
      fn.coalesce('box.text_body', 'mail.text_body').$castTo<string>().as('text'),
      fn.coalesce('box.html_body', 'mail.html_body').$castTo<string>().as('html'),
    ])
    .where('mail.app_id', 'is not distinct from', app.id)
    .where('mail.to_address', '=', email)
    .orderBy('mail.id')
    .execute()
}

/** Returns host, purpose and token of the link in the newest mail to an address, and its code if there is one. */
export async function findMailLink(app: MailSource, email: string) {
  const mail = (await mailsTo(app, email)).at(-1)
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No mail with a link went to ${email}.`)
  const { host, pathname, search, hash } = new URL(link)
  const query = new URLSearchParams(hash.replace(/^#(auth\?)?/, ''))
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? null
  return {
    host,
    pathname,
    search,
    hash,
    purpose: query.get('purpose'),
    token: query.get('token') ?? '',
    code,
  }
}

/** The session secret that an answer set as a cookie; null where it set none. */
export function readSetCookie(headers: Record<string, string | string[] | undefined>): string | null {
  const lines = [headers['set-cookie'] ?? []].flat()
  return /^session=([\w-]+);/.exec(lines[0] ?? '')?.[1] ?? null
}

/** Returns the facts of a request without any headers, for code that runs without HTTP. */
export function requestFacts(overrides: Partial<RequestFacts> = {}): RequestFacts {
  return {
    id: newId(),
    address: '127.0.0.1',
    is_from_this_machine: true,
    country: null,
    host: 'localhost',
    base_url: 'http://localhost',
    origin: null,
    device_id: null,
    session_id: null,
    origin_url: null,
    locale: null,
    user_agent: '',
    is_standalone: false,
    is_native: false,
    client_size: null,
    cookie_secret: null,
    token: null,
    idempotency_key: null,
    preview_grant: null,
    raw_body: null,
    signature: null,
    authorization: null,
    ...overrides,
  }
}
