import { newId } from '../../src/platform/ids.ts'
import { aGrant } from '../factories/access.ts'
import { aMember, aTeamMember, aUser, type AppLike } from '../factories/identity.ts'
import { anApp, type TestApp } from '../factories/apps.ts'
import { aPreview } from '../factories/previews.ts'
import { aStripe } from '../factories/stripe.ts'
import { aServer, type Caller, type TestServer } from '../harness.ts'
import { actors, type Actor } from './actors.ts'
import { createObjects, type Objects } from './objects.ts'

export type Member = Awaited<ReturnType<typeof aMember>>

/** The kinds of ids; one object of each exists in the app and in another tenant. */
export type Kind = keyof Objects

/** Two tenants with people and objects of every kind, and the actors of the matrix. */
export type Fixture = {
  api: TestServer
  app: TestApp
  /** The app of another account. */
  other: TestApp
  /** Objects of the app; personal ones belong to a person who is no actor. */
  own: Objects
  /** The same kinds in the app of another account. */
  foreign: Objects
  /** Ids that nothing has. */
  unknown: string
  /** Creates an actor again, for calls that end their session. */
  createActor: (actor: Actor) => Promise<Caller>
  callers: Record<Actor, Caller>
  /** Whether this actor is a member of the app, who can have things of their own there. */
  isMember: (caller: Caller) => caller is Member
}

/** Creates both tenants and all actors. Given another fixture, only the first tenant is new. */
export async function aFixture(beside?: Fixture): Promise<Fixture> {
  const api = await aServer()
  if (!beside) await aStripe()
  const app = await anApp()
  const other = beside?.other ?? (await anApp())
  const [own, foreign] = [await createObjects(app), beside?.foreign ?? (await createObjects(other))]
  // Created before the actors act: an id contains its time, and the log is read before one.
  const unknown = newId()
  const createActor = (actor: Actor) => actorFactories[actor]({ app, other, product_id: own.product })
  const fixture_parts = await Promise.all(
    actors.map(async (actor) => [actor, await createActor(actor)] as const),
  )
  const callers = Object.fromEntries(fixture_parts) as Record<Actor, Caller>
  const members = [callers.member, callers.entitled, callers.admin, callers.account_admin]
  return {
    api,
    app,
    other,
    own,
    foreign,
    unknown,
    createActor,
    callers,
    isMember: (caller): caller is Member => members.includes(caller),
  }
}

type FixtureParts = { app: TestApp; other: TestApp; product_id: string }

const actorFactories: Record<Actor, (fixture_parts: FixtureParts) => Promise<Caller>> = {
  anonymous: async () => ({ device_id: newId() }),
  member: ({ app }) => aMember(app),
  entitled: ({ app, product_id }) => anEntitledMember(app, product_id),
  pending: ({ app }) => aUser(app),
  suspended: ({ app }) => aMember(app, { suspended_at: new Date() }),
  signed_out: ({ app }) => aSignedOutMember(app),
  admin: ({ app }) => aMember(app, { is_admin: true }),
  account_admin: ({ app }) => aMember(app, { is_admin: true, is_account_admin: true }),
  previewing: async ({ app }) => (await aPreview(app)).caller,
  team_admin: ({ app }) => aTeamMember(app, { role: 'admin' }),
  team_account_admin: ({ app }) => aTeamMember(app, { role: 'account_admin' }),
  team_owner: ({ app }) => aTeamMember(app, { role: 'owner' }),
  other_team: ({ other }) => aTeamMember(other, { role: 'owner' }),
  other_member: ({ other }) => aMember(other),
}

async function anEntitledMember(app: AppLike, product_id: string): Promise<Member> {
  const member = await aMember(app)
  await aGrant(app, member, { product_id })
  return member
}

async function aSignedOutMember(app: AppLike): Promise<Member> {
  const [api, member] = [await aServer(), await aMember(app)]
  await api.as(member).call('identity.logout', {})
  return member
}
