import { inTransaction } from '../../src/platform/database/app-db.ts'
import { bumpAppVersion } from '../../src/features/apps/app-version.ts'
import type { TeamRole } from '@foyer/contract'
import type { ReleasedSettings } from '../../src/features/apps/app-row.ts'
import { toAppFacts, readAppRow } from '../../src/features/apps/app-row.ts'
import { DEFAULT_MESSAGING, createDefaultSettings, PUBLIC_ACCESS } from '../../src/features/apps/defaults.ts'
import type { AppFacts } from '../../src/platform/app-facts.ts'
import { newId } from '../../src/platform/ids.ts'
import { newSecret } from '../../src/platform/secrets.ts'
import { hashToken } from '../../src/platform/session/tokens.ts'
import { aServer, type Caller } from '../harness.ts'

export { PUBLIC_ACCESS }

/** A team member of an account, signed in at the studio. Spread into `api.as` with the slug of an app. */
export type TestTeamMember = Required<Pick<Caller, 'token' | 'email'>> & {
  team_member_id: string
  account_id: string
  name: string
  role: TeamRole
}

export type TestApp = AppFacts & { owner: TestTeamMember }

type AppOverrides = Partial<Pick<AppFacts, 'name' | 'slug' | 'time_zone' | 'is_sandbox' | 'release_id'>> & {
  /** The owner's team member; a new account by default. */
  owner?: TestTeamMember
  access?: Partial<AppFacts['access']>
  messaging?: Partial<AppFacts['messaging']>
  primary_color?: string
  navigation?: ReleasedSettings['navigation']
}

const LOOK = {
  app_look: 'rounded',
  card_style: 'raised',
  default_color_mode: 'auto',
  heading_font: 'bricolage-grotesque',
  body_font: 'figtree',
} as const

let count = 0

/** An account with an owner who is signed in at the studio, or another team member of an account that exists. */
export async function anOwner({
  account_id,
  role = 'owner',
}: { account_id?: string; role?: TeamRole } = {}): Promise<TestTeamMember> {
  const { database, services } = await aServer()
  const person = { team_member_id: newId(), account_id: account_id ?? newId(), name: 'Maren Oduya', role }
  const email = `owner-${person.team_member_id}@example.test`
  const token = newSecret()
  const now = services.clock.now()
  if (!account_id)
    await database.control.insertInto('accounts').values({ id: person.account_id, name: 'Kiln' }).execute()
  await database.control
    .insertInto('team_members')
    .values({
      id: person.team_member_id,
      account_id: person.account_id,
      email,
      name: person.name,
      password_hash: '-',
      role,
    })
    .execute()
  await database.control
    .insertInto('studio_sessions')
    .values({
      id: newId(),
      team_member_id: person.team_member_id,
      token_hash: hashToken(token),
      browser: 'a test',
      network: '127.0.0.0',
      created_at: now,
      last_used_at: now,
      expires_at: new Date(Date.now() + 30 * 24 * 60 * 60 * 1e3),
    })
    .execute()
  return { ...person, email, token }
}

/** Creates an app with its account and owner; public and without pages by default. */
export async function anApp(overrides: AppOverrides = {}): Promise<TestApp> {
  const { database } = await aServer()
  const owner = overrides.owner ?? (await anOwner())
  const id = newId()
  count += 1
  const draft = createDefaultSettings({ ...LOOK, primary_color: overrides.primary_color ?? '#f0491e' }, 'en')
  const row = await database.control
    .insertInto('apps')
    .values({
      id,
      account_id: owner.account_id,
      release_id: overrides.release_id ?? null,
      name: overrides.name ?? 'Kiln',
      slug: overrides.slug ?? `kiln-${id.slice(-12)}-${count}`,
      time_zone: overrides.time_zone ?? 'UTC',
      is_sandbox: overrides.is_sandbox ?? true,
      access: JSON.stringify({
        ...PUBLIC_ACCESS,
        ...overrides.access,
      }),
      messaging: JSON.stringify({ ...DEFAULT_MESSAGING, ...overrides.messaging }),
      theme: JSON.stringify(draft.theme),
      locales: JSON.stringify(draft.locales),
      navigation: JSON.stringify(overrides.navigation ?? draft.navigation),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...toAppFacts(readAppRow(row)), owner }
}

/** Deletes an app as its owner did some days ago. */
export async function aDeletedApp<App extends Pick<TestApp, 'id' | 'slug'>>(
  app: App,
  days = 0,
): Promise<App> {
  const { database, clock } = await aServer()
  const deleted_at = new Date(clock.now().getTime() - days * 86_400_000)
  await database.control.updateTable('apps').set({ deleted_at }).where('id', '=', app.id).execute()
  await inTransaction(database, app.id, (tx) => bumpAppVersion(tx, app.id))
  return app
}
