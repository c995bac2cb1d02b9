import type { LoginResponse, User } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import { joinApp } from './commands/create-user.ts'
import { composeParts, loginContributions, noLoginParts, type Membership } from './contributions.ts'
import { appSubscriptionNeed, accessSummaryNeed } from './needs.ts'
import { presentProperties, presentUser } from './presenter.ts'
import { findUser, type Person } from './repository/users.ts'

/** Returns the response of a successful sign-in: the user, the token and the part of each feature. */
export async function composeLogin(ctx: Ctx, user_id: string, token: string): Promise<LoginResponse> {
  const person = await readMember(ctx, user_id)
  const [{ user, page_rights }, parts] = await Promise.all([
    composeUserWithAccess(ctx, person),
    composeParts(ctx, getMembership(person), noLoginParts, ctx.services.need(loginContributions)),
  ])
  const subscriber_properties = presentProperties(user.attributes)
  return { user, authentication_token: token, ...parts, subscriber_properties, page_rights }
}

/** Returns the signed-in user with what other features know of them. */
export async function composeUserById(ctx: Ctx, user_id: string): Promise<User> {
  return (await composeUserWithAccess(ctx, await readPerson(ctx, user_id))).user
}

/** Returns the member whom the parts are about; null until a private app has approved them. */
export function getMembership({
  id,
  subscriber_id,
}: Pick<Person, 'id' | 'subscriber_id'>): Membership | null {
  return subscriber_id === null ? null : { user_id: id, subscriber_id }
}

/** Returns the user and, separately, the page rights of their access summary. */
async function composeUserWithAccess(ctx: Ctx, person: Person): Promise<{ user: User; page_rights: string }> {
  const { subscriber_id } = person
  if (subscriber_id === null) {
    const user = presentUser(person, { active_product_ids: [], app_subscription: null })
    return { user, page_rights: '' }
  }
  const [{ active_product_ids, page_rights }, app_subscription] = await Promise.all([
    ctx.services.need(accessSummaryNeed).readAccessSummary(ctx, subscriber_id),
    ctx.services.need(appSubscriptionNeed).findAppSubscription(ctx, subscriber_id),
  ])
  return { user: presentUser(person, { active_product_ids, app_subscription }), page_rights }
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
