import { vi } from 'vitest'
import type { InputFor, OutputFor } from '@foyer/contract/client'
import { newId } from '../../src/platform/ids.ts'
import { aServer, type Caller } from '../harness.ts'
import { aTeamMember, findMailLink, type TeamCaller } from './identity.ts'

/** Returns an unused e-mail address. */
export const aNewAddress = (): string => `new-${newId().slice(-12)}@example.com`

/** Invites a person into the inviter's team. */
export async function aTeamInvitation(
  by: Caller,
  { email = aNewAddress(), role = 'admin' }: { email?: string; role?: 'admin' | 'account_admin' } = {},
): Promise<OutputFor<'team.inviteTeamMember'>> {
  const api = await aServer()
  return api.as(by).call('team.inviteTeamMember', { email, role })
}

/** Invites a person into the inviter's app. */
export async function aMemberInvitation(
  by: Caller,
  input: Partial<InputFor<'members.inviteMember'>> = {},
): Promise<OutputFor<'members.inviteMember'>> {
  const api = await aServer()
  return api.as(by).call('members.inviteMember', { email: aNewAddress(), ...input })
}

/** Uploads a file of members as the owner; it is checked or about to be. */
export async function aMemberImport(
  by: Caller,
  file: string | Buffer = `email\n${aNewAddress()}\n`,
  name = 'members.csv',
): Promise<OutputFor<'members.uploadMemberImport'>> {
  const api = await aServer()
  const blob = new File([new Uint8Array(Buffer.from(file))], name, { type: 'text/csv' })
  return api.as(by).call('members.uploadMemberImport', {}, { file: blob })
}

/** Waits until an import has finished or failed and returns it. */
export async function waitForImport(by: Caller, id: string): Promise<OutputFor<'members.getMemberImport'>> {
  const api = await aServer()
  return vi.waitFor(
    async () => {
      const run = await api.as(by).call('members.getMemberImport', { id })
      if (run.state === 'checking' || run.state === 'importing') throw new Error(`Still ${run.state}.`)
      return run
    },
    { timeout: 60_000, interval: 50 },
  )
}

/** The token in the newest invitation that the studio mailed to an address. */
export async function findTeamToken(email: string): Promise<string> {
  return (await findMailLink({ id: null }, email)).token
}

/** Creates another team member of an account, with no user in its apps. */
export async function aTeamMate(
  of: Pick<TeamCaller, 'account_id'>,
  overrides: Parameters<typeof aTeamMember>[1] = {},
): Promise<TeamCaller> {
  const { account_id } = of
  const { headers: _of_no_app, ...caller } = await aTeamMember({ id: '', slug: '', account_id }, overrides)
  return caller
}
