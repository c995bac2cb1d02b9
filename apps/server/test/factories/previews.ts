import { aServer, type Caller } from '../harness.ts'
import { aGuest, aMember, aTeamMember, type AppLike, type MemberCaller, type TeamCaller } from './identity.ts'

/** Somebody of the team who looks at the app as a member. */
export type Preview = {
  /** Calls as the preview does. */
  caller: Caller & { token: string; email: string; slug: string; device_id: string }
  member: MemberCaller
  colleague: TeamCaller
}

/** The one-time code in the address that the studio is given for a member. */
export async function aViewCode(colleague: TeamCaller, { user_id }: { user_id: string }): Promise<string> {
  const api = await aServer()
  const { url } = await api.as(colleague).call('members.viewMember', { id: user_id })
  return new URL(url).searchParams.get('viewing') ?? ''
}

/** A preview that is open: of any member, by an owner, unless said. */
export async function aPreview(
  app: AppLike,
  given: { member?: MemberCaller; colleague?: TeamCaller } = {},
): Promise<Preview> {
  const api = await aServer()
  const member = given.member ?? (await aMember(app))
  const colleague = given.colleague ?? (await aTeamMember(app, { role: 'owner' }))
  const guest = aGuest(app)
  const code = await aViewCode(colleague, member)
  const { authentication_token: token } = await api.as(guest).call('identity.exchangeCode', { code })
  return { caller: { ...guest, token, email: member.email }, member, colleague }
}
