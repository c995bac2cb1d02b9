import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import { t } from '#platform/testing/texts.ts'
import type { Entitlement } from '../queries.ts'
import { formatPlanNote, OwnedRow } from './owned-list.tsx'

const anItem = (given: Partial<Entitlement>): Entitlement => ({
  id: '00000000-0000-7000-8000-000000000001',
  kind: 'grant',
  product_id: null,
  page_id: null,
  label: 'Slow Burn',
  cause: 'manual',
  starts_at: '2026-11-02T06:00:00.000Z',
  ends_at: null,
  note: '',
  created_at: '2026-11-02T06:00:00.000Z',
  status: 'held',
  plan: null,
  paid_until: null,
  ...given,
})

const renderRow = (given: Partial<Entitlement>, is_active: boolean) =>
  renderToHtml(<OwnedRow item={anItem(given)} is_active={is_active} onRevoke={() => {}} />)

it('offers to revoke an active grant, with its reason', async () => {
  const markup = await renderRow({ note: 'Won it at the open day' }, true)
  expect(markup).toContain('Given by your team, from Nov 2, 2026. Won it at the open day')
  expect(markup).toContain('No end')
  expect(markup).toContain('Revoke')
})

it('offers nothing for a revoked grant, and marks it', async () => {
  const markup = await renderRow({ status: 'taken_back' }, false)
  expect(markup).toContain('Revoked')
  expect(markup).not.toContain('</button>')
})

it('shows when a grant ended, and who revoked one', async () => {
  expect(await renderRow({ ends_at: '2026-11-05T06:00:00.000Z', status: 'ended' }, false)).toContain(
    'Ended Nov 5',
  )
  expect(await renderRow({ kind: 'revocation', status: 'taken_back', note: 'By mistake' }, false)).toContain(
    'Revoked by your team, Nov 2, 2026. By mistake',
  )
})

const GRACE = { ends_at: '2126-12-09T06:00:00.000Z', paid_until: '2126-12-02T06:00:00.000Z' }

it.each([
  ['active', 'Renews Dec 2'],
  ['trialing', 'Free until Dec 2'],
  ['canceled', 'Canceled, ends Dec 2'],
  ['past_due', 'Past due, access until Dec 9'],
] as const)(
  'says of a plan that is %s how it goes on, and of grace only where it runs',
  async (plan, text) => {
    expect(await renderRow({ cause: 'subscription', plan, ...GRACE }, true)).toContain(text)
  },
)

it('labels an expired grant as ended and a renewed period as renewed', async () => {
  const ended = await renderRow({ kind: 'revocation', cause: 'ended', status: 'ended' }, false)
  expect(ended).toContain('Expired Nov 2, 2026')
  expect(ended).not.toContain('Revoked')
  expect(await renderRow({ cause: 'subscription', status: 'replaced', ...GRACE }, false)).toContain('Renewed')
})

it.each([
  ['purchase', 'Ines can buy it again.'],
  ['subscription', 'The plan is canceled now and won’t be charged again.'],
  ['in_app_purchase', 'the store keeps charging until Ines cancels there'],
] as const)('says before a %s is taken back what happens to the money', (cause, text) => {
  expect(formatPlanNote(t, cause, 'Ines')).toContain(text)
})

it('mentions no money when none was paid', () => {
  expect(formatPlanNote(t, 'gift', 'Ines')).toBe('')
})
