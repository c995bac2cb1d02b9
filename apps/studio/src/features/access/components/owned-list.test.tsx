import { expect, it } from 'vitest'
import { draw } from '#platform/testing/draw.tsx'
import type { Entitlement } from '../queries.ts'
import { OwnedRow } from './owned-list.tsx'

const anItem = (given: Partial<Entitlement>): Entitlement => ({
  ...{ id: '00000000-0000-7000-8000-000000000001', kind: 'grant', product_id: null, page_id: null },
  ...{ label: 'Slow Burn', cause: 'manual', starts_at: '2026-11-02T06:00:00.000Z', ends_at: null },
  ...{ note: '', created_at: '2026-11-02T06:00:00.000Z' },
  ...given,
})

const row = (given: Partial<Entitlement>, is_held: boolean) =>
  draw(<OwnedRow item={anItem(given)} is_held={is_held} onRevoke={() => {}} />)

it('offers to take back what is held, with its reason', async () => {
  const markup = await row({ note: 'Won it at the open day' }, true)
  expect(markup).toContain('Given by your team, from Nov 2, 2026. Won it at the open day')
  expect(markup).toContain('No end')
  expect(markup).toContain('Take back')
})

it('offers nothing for a grant that was taken back, and says so', async () => {
  const markup = await row({}, false)
  expect(markup).toContain('Taken back')
  expect(markup).not.toContain('</button>')
})

it('says when a grant was over, and who took one back', async () => {
  expect(await row({ ends_at: '2026-11-05T06:00:00.000Z' }, false)).toContain('Ended Nov 5')
  expect(await row({ kind: 'revocation', note: 'By mistake' }, false)).toContain(
    'Taken back by your team, Nov 2, 2026. By mistake',
  )
})
