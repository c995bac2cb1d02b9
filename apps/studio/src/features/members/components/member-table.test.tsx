import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import type { MemberRow } from '../queries.ts'
import { MemberTable } from './member-table.tsx'

const aMember = (given: Partial<MemberRow>): MemberRow => ({
  id: '00000000-0000-7000-8000-000000000001',
  subscriber_id: null,
  name: 'Priya Raman',
  email: 'priya@mail.com',
  avatar_urls: null,
  language: null,
  timezone: 'UTC',
  is_admin: false,
  is_account_admin: false,
  is_team: false,
  deletes_at: null,
  closed_by_member: false,
  status: 'member',
  joined_at: '2026-10-17T09:00:00.000Z',
  imported_at: null,
  last_seen_at: '2026-11-20T09:00:00.000Z',
  plan: null,
  course: null,
  spent: [],
  weeks: [0, 0, 0, 0, 0, 0, 0, 0],
  ...given,
})

it('links each member to their page, by keyboard too, and dates what the list is sorted by', async () => {
  const markup = await renderToHtml(<MemberTable members={[aMember({})]} sort="newest" />)
  expect(markup).toContain('href="/apps/kiln/members/00000000-0000-7000-8000-000000000001"')
  expect(markup).toContain('data-row=""')
  expect(markup).toContain('Oct 17, 2026')
  expect(markup).toContain('scope="row"')
  expect(await renderToHtml(<MemberTable members={[aMember({})]} />)).not.toContain('Oct 17, 2026')
})

it('shows what a member bought, where they are, what they did and what they paid', async () => {
  const markup = await renderToHtml(
    <MemberTable
      members={[
        aMember({
          plan: { product_id: 'p', title: 'Membership', status: 'active', trial_ends_at: null },
          course: { page_id: 'c', title: 'Base Camp', progress: 42 },
          weeks: [3, 2, 0, 0, 1, 0, 0, 4],
          spent: [{ amount: 19200, currency: 'EUR' }],
        }),
      ]}
    />,
  )
  for (const words of [
    'Membership',
    'Base Camp',
    '42%',
    '10 pages completed in 8 weeks, 4 in the last',
    '€192',
  ])
    expect(markup).toContain(words)
})

it('shows what an owner must know about a plan', async () => {
  const plan = { product_id: 'p', title: 'Team', status: 'past_due', trial_ends_at: null }
  expect(await renderToHtml(<MemberTable members={[aMember({ plan })]} />)).toContain('Past due')
  const trial_ends_at = new Date(Date.now() + 8.5 * 86_400_000).toISOString()
  const trial = { ...plan, status: 'trialing', trial_ends_at }
  expect(await renderToHtml(<MemberTable members={[aMember({ plan: trial })]} />)).toContain(
    'Trial, 9 days left',
  )
})

it('offers approval only for waiting members', async () => {
  expect(await renderToHtml(<MemberTable members={[aMember({ status: 'pending' })]} />)).toContain('Approve')
  expect(await renderToHtml(<MemberTable members={[aMember({})]} />)).not.toContain('Approve')
})

it('escapes a name that is markup, and shows one who has none by their email', async () => {
  const markup = await renderToHtml(
    <MemberTable members={[aMember({ name: '<img src=x>' }), aMember({ id: 'b', name: '' })]} />,
  )
  expect(markup).toContain('&lt;img src=x&gt;')
  expect(markup).toContain('No name yet')
})
