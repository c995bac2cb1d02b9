import type { OutputFor } from '@foyer/contract/client'
import { newId } from '../../src/platform/ids.ts'
import { aServer, type Caller } from '../harness.ts'
import { anAuthenticator, type SoftAuthenticator } from '../stand-ins/authenticator.ts'
import { aGuest, type MemberCaller, type TeamCaller } from './identity.ts'

/** A passkey and the device that it lives in. */
export type TestPasskey = OutputFor<'identity.addPasskey'> & { device: SoftAuthenticator }

/** Where the pages of an app are, in tests. */
export function originOf({ slug }: { slug: string }): string {
  return `http://${slug}.localhost`
}

/** Creates a member's passkey, as their browser does. */
export async function aPasskey(
  member: MemberCaller,
  device = anAuthenticator(originOf(member)),
): Promise<TestPasskey> {
  const { call } = (await aServer()).as(member)
  const credential = device.createPasskey(await call('identity.preparePasskey'))
  return { ...(await call('identity.addPasskey', { credential })), device }
}

/** A team member's passkey for the studio. */
export async function aStudioPasskey(
  team_member: TeamCaller,
  device = anAuthenticator('http://localhost'),
): Promise<TestPasskey> {
  const { call } = (await aServer()).as(team_member)
  const credential = device.createPasskey(await call('team.studioPreparePasskey'))
  return { ...(await call('team.studioAddPasskey', { credential })), device }
}

/** Someone on a page of the app, on a device of their own, who is not signed in. */
export function aVisitor(app: { slug: string }): Caller & { slug: string; device_id: string } {
  return { ...aGuest(app), headers: { origin: originOf(app) } }
}

/** Creates the stored fields of a passkey that no device holds. */
function createStoredPasskey() {
  const id = newId()
  return {
    id,
    credential_id: id,
    public_key: Buffer.alloc(77),
    counter: 0,
    transports: ['internal'],
    device_type: 'singleDevice',
    is_backed_up: false,
    name: 'Phone',
    host: 'kiln.localhost',
    created_at: new Date(),
  }
}

/** Stores a passkey that no device holds, for tests of lists; returns its id. */
export async function aStoredPasskey(app: { id: string }, user_id: string): Promise<string> {
  const passkey = createStoredPasskey()
  const api = await aServer()
  await api.inApp(app.id, (tx) =>
    tx
      .insertInto('passkeys')
      .values({ app_id: app.id, user_id, ...passkey })
      .execute(),
  )
  return passkey.id
}

/** The same of a team member. */
export async function aStoredStudioPasskey(team_member_id: string): Promise<string> {
  const passkey = createStoredPasskey()
  const { control } = (await aServer()).database
  await control
    .insertInto('studio_passkeys')
    .values({ team_member_id, ...passkey })
    .execute()
  return passkey.id
}
