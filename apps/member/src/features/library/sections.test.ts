import type { OutputFor } from '@foyer/contract/client'
import { describe, expect, it } from 'vitest'
import { nonEmptySections } from './sections.ts'

const page: OutputFor<'library.getMyContent'>['programs'][number] = {
  page_id: '018f0000-0000-7000-8000-000000000001',
  path: '/slow-burn',
  title: 'Slow Burn',
  content_type: 'program',
  cover: null,
  cover_asset: null,
  progress: 20,
  next_page_id: null,
  total: 5,
  done: 1,
  at: null,
  is_completed: false,
  access: { granted: true, reason: null, may_act: true, product_ids: [], overlay_id: null },
  price: null,
}
const empty = {
  purchased_products: [],
  programs: [],
  events: [],
  recentPages: [],
  packs: [],
  pages: [],
  shared_items: [],
  upcoming_pages: [],
  bookmarked_items: [],
  has_form_submissions: false,
  has_training: false,
}

describe('nonEmptySections', () => {
  it('shows no heading over nothing', () => expect(nonEmptySections(empty)).toEqual([]))
  it('lists current programs before recently viewed pages', () => {
    const names = nonEmptySections({ ...empty, recentPages: [page], programs: [page] }).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['programs', 'recent'])
  })
})
