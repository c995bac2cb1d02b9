import { newId } from '../../src/platform/ids.ts'
import { aGrant } from '../factories/access.ts'
import { aMember, aTeamMember, aUser, type AppLike } from '../factories/accounts.ts'
import { anApp, type TestApp } from '../factories/apps.ts'
import { aStripe } from '../factories/stripe.ts'
import { aServer, type Caller, type TestServer } from '../harness.ts'
import type { Actor } from './actors.ts'
import { objectsOf, type Objects } from './objects.ts'

export type Member = Awaited<ReturnType<typeof aMember>>

/** What ids stand for; an id of each kind exists in the app and in another tenant's. */
export type Kind = keyof Objects

/** Two tenants with people and objects of every kind, and the actors of the matrix. */
export type World = {
  api: TestServer
  app: TestApp
  /** Objects of the app; those that belong to a person are somebody's who is no actor. */
  own: Objects
  /** The same kinds in the app of another account. */
  foreign: Objects
  /** Ids that nothing has. */
  unknown: string
  /** Makes an actor anew, for calls that end the session they are made with. */
  mint: (actor: Actor) => Promise<Caller>
  callers: Record<Actor, Caller>
}

/** Builds both tenants and everyone who knocks. */
export async function aWorld(): Promise<World> {
  const api = await aServer()
  await aStripe()
  const app = await anApp()
  const other = await anApp()
  const [own, foreign] = [await objectsOf(app), await objectsOf(other)]
  const mint = (actor: Actor) => anActor(actor, app, other, own.product)
  const callers: Partial<Record<Actor, Caller>> = {}
  for (const actor of everyone) callers[actor] = await mint(actor)
  return { api, app, own, foreign, unknown: newId(), mint, callers: callers as Record<Actor, Caller> }
}

const everyone: readonly Actor[] = [
  ...(['anonymous', 'member', 'entitled', 'pending', 'suspended', 'signed_out', 'admin'] as const),
  ...(['account_admin', 'team_admin', 'team_account_admin', 'team_owner'] as const),
  ...(['other_team', 'other_member'] as const),
]

async function anActor(actor: Actor, app: TestApp, other: TestApp, product_id: string): Promise<Caller> {
  switch (actor) {
    case 'anonymous':
      return { device_id: newId() }
    case 'member':
      return aMember(app)
    case 'entitled':
      return anEntitledMember(app, product_id)
    case 'pending':
      return aUser(app)
    case 'suspended':
      return aMember(app, { suspended_at: new Date() })
    case 'signed_out':
      return aSignedOutMember(app)
    case 'admin':
      return aMember(app, { is_admin: true })
    case 'account_admin':
      return aMember(app, { is_admin: true, is_account_admin: true })
    case 'team_admin':
      return aTeamMember(app, { role: 'admin' })
    case 'team_account_admin':
      return aTeamMember(app, { role: 'account_admin' })
    case 'team_owner':
      return aTeamMember(app, { role: 'owner' })
    case 'other_team':
      return aTeamMember(other, { role: 'owner' })
    case 'other_member':
      return aMember(other)
  }
}

async function anEntitledMember(app: AppLike, product_id: string): Promise<Member> {
  const member = await aMember(app)
  await aGrant(app, member, { product_id })
  return member
}

async function aSignedOutMember(app: AppLike): Promise<Member> {
  const [api, member] = [await aServer(), await aMember(app)]
  await api.as(member).call('accounts.logout', {})
  return member
}
