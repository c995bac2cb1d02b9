import { expect, it } from 'vitest'
import { draw } from '#platform/testing/draw.tsx'
import type { MemberRow } from '../queries.ts'
import { MemberTable } from './members-screen.tsx'

const aMember = (given: Partial<MemberRow>): MemberRow => ({
  ...{ id: '00000000-0000-7000-8000-000000000001', subscriber_id: null, name: 'Priya Raman' },
  ...{ email: 'priya@mail.com', avatar_urls: null, language: null, timezone: 'UTC', is_admin: false },
  ...{ is_account_admin: false, status: 'member', joined_at: '2026-10-17T09:00:00.000Z' },
  ...{ last_seen_at: '2026-11-20T09:00:00.000Z' },
  ...given,
})

it('links each member to their page, by keyboard too, and dates when they joined', async () => {
  const markup = await draw(<MemberTable members={[aMember({})]} />)
  expect(markup).toContain('href="/apps/kiln/members/00000000-0000-7000-8000-000000000001"')
  expect(markup).toContain('data-row=""')
  expect(markup).toContain('Oct 17, 2026')
  expect(markup).toContain('scope="row"')
})

it('offers to let in only who is waiting', async () => {
  expect(await draw(<MemberTable members={[aMember({ status: 'pending' })]} />)).toContain('Let in')
  expect(await draw(<MemberTable members={[aMember({})]} />)).not.toContain('Let in')
})

it('escapes a name that is markup, and shows one who has none by their email', async () => {
  const markup = await draw(
    <MemberTable members={[aMember({ name: '<img src=x>' }), aMember({ id: 'b', name: '' })]} />,
  )
  expect(markup).toContain('&lt;img src=x&gt;')
  expect(markup).toContain('No name yet')
})
