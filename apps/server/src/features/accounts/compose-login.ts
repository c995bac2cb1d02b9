import type { LoginResponse, User } from '@foyer/contract/accounts/shapes'
import type { Ctx } from '../../platform/context.ts'
import { joinApp } from './commands/create-user.ts'
import { composeParts, loginContributions, noLoginParts, type Membership } from './contributions.ts'
import { activeProductsPort, appSubscriptionPort } from './ports.ts'
import { presentUser } from './presenter.ts'
import { findUser, type Person } from './repository/users.ts'

/** The answer of a successful sign-in: the user, the token, and what each room adds. */
export async function composeLogin(ctx: Ctx, user_id: string, token: string): Promise<LoginResponse> {
  const person = await readMember(ctx, user_id)
  const [user, parts] = await Promise.all([
    composeUser(ctx, person),
    composeParts(ctx, membershipOf(person), noLoginParts, loginContributions.all()),
  ])
  return { user, authentication_token: token, ...parts }
}

/** The signed-in user with what other rooms know of them. */
export async function composeUserById(ctx: Ctx, user_id: string): Promise<User> {
  return composeUser(ctx, await readPerson(ctx, user_id))
}

/** Whom other rooms' parts are about; null until a private app has let the person in. */
export function membershipOf({ id, subscriber_id }: Pick<Person, 'id' | 'subscriber_id'>): Membership | null {
  return subscriber_id === null ? null : { user_id: id, subscriber_id }
}

async function composeUser(ctx: Ctx, person: Person): Promise<User> {
  const { subscriber_id } = person
  if (subscriber_id === null) return presentUser(person, { active_product_ids: [], app_subscription: null })

  const [active_product_ids, app_subscription] = await Promise.all([
    activeProductsPort.use().activeProductIds(ctx, subscriber_id),
    appSubscriptionPort.use().findAppSubscription(ctx, subscriber_id),
  ])
  return presentUser(person, { active_product_ids, app_subscription })
}

/** Someone who waited in an app that is private no more becomes a member with their next visit. */
async function readMember(ctx: Ctx, user_id: string): Promise<Person> {
  const person = await readPerson(ctx, user_id)
  if (person.subscriber_id !== null || ctx.app.access.is_private) return person
  await ctx.write((tx, emit) => joinApp(ctx, tx, emit, user_id))
  return readPerson(ctx, user_id)
}

async function readPerson(ctx: Ctx, user_id: string): Promise<Person> {
  const person = await findUser(ctx.db, user_id)
  if (!person) throw new Error('A signed-in user is not in the database.')
  return person
}
