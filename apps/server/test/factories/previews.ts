import { aServer, type Caller } from '../harness.ts'
import { aGuest, aMember, aTeamMember, type AppLike, type MemberCaller, type TeamCaller } from './identity.ts'

/** A team member who views the app as a member. */
export type Preview = {
  /** Calls as the preview does. */
  caller: Caller & { token: string; email: string; slug: string; device_id: string }
  member: MemberCaller
  team_member: TeamCaller
}

/** The one-time code in the address that the studio is given for a member. */
export async function aViewCode(team_member: TeamCaller, { user_id }: { user_id: string }): Promise<string> {
  const api = await aServer()
  const { url } = await api.as(team_member).call('members.viewMember', { id: user_id })
  return new URL(url).searchParams.get('viewing') ?? ''
}

/** Opens a preview: of any member, by an owner, by default. */
export async function aPreview(
  app: AppLike,
  options: { member?: MemberCaller; team_member?: TeamCaller } = {},
): Promise<Preview> {
  const api = await aServer()
  const member = options.member ?? (await aMember(app))
  const team_member = options.team_member ?? (await aTeamMember(app, { role: 'owner' }))
  const guest = aGuest(app)
  const code = await aViewCode(team_member, member)
  const { authentication_token: token } = await api.as(guest).call('identity.exchangeCode', { code })
  return { caller: { ...guest, token, email: member.email }, member, team_member }
}
