import { describe, expect, it } from 'vitest'
import { createDefaultNavigation } from '@foyer/domain/navigation'
import type { TreeNode } from '../queries.ts'
import {
  canRemove,
  findFaults,
  findFullPlace,
  listShown,
  moveWithinPlace,
  withTarget,
  type Item,
} from './navigation-items.ts'

let count = 0
const [first] = createDefaultNavigation(() => 'id')
const item = (given: Partial<Item> = {}): Item => ({ ...(first as Item), id: `item ${++count}`, ...given })
const items = (length: number, given: Partial<Item> = {}) => Array.from({ length }, () => item(given))
const pages = (given: Partial<TreeNode>) =>
  new Map([['p', { page_id: 'p', state: 'live', gate: 'open', ...given } as TreeNode]])
const toPage = (given: Partial<Item> = {}) => item({ target: 'page', page_id: 'p', ...given })

describe('the tab bar', () => {
  it('is full with five tabs of one kind of viewer', () => {
    expect(findFullPlace(items(4), 'tab')).toBeNull()
    expect(findFullPlace([...items(4), item({ audience: 'members' })], 'tab')).toBe('tabs_full')
    expect(findFullPlace(items(10, { place: 'menu' }), 'menu')).toBe('menu_full')
    expect(findFullPlace(items(2, { place: 'top' }), 'top')).toBe('top_full')
    expect(findFullPlace(items(9, { place: 'account' }), 'account')).toBeNull()
  })

  it('retains two tabs for members and for visitors', () => {
    const [one, two, inside] = [item(), item(), item({ audience: 'members' })]
    expect(canRemove([one, two], one)).toBe(false)
    expect(canRemove([one, two, inside], one)).toBe(false)
    expect(canRemove([one, two, inside], inside)).toBe(true)
    expect(findFaults([one, inside], new Map())).toEqual({ items: 'too_few_tabs' })
    expect(findFaults(items(6), new Map())).toEqual({ items: 'too_many_tabs' })
  })
})

describe('an item', () => {
  it('moves among those of its place', () => {
    const [a, b, menu] = [item(), item(), item({ place: 'menu' })]
    expect(moveWithinPlace([a, menu, b], b.id, 0)).toEqual([b, a, menu])
  })

  it('has the page or the address of its target only', () => {
    expect(withTarget(toPage({ hide_when_locked: true }), 'link')).toMatchObject({
      page_id: null,
      url: '',
      hide_when_locked: false,
    })
    expect(withTarget(item({ target: 'link', url: 'https://a.example' }), 'page').url).toBeNull()
  })

  it('is faulty without a page, with a deleted one, a script or no label', () => {
    const codes = (one: Item, known = pages({})) => Object.values(findFaults([one, ...items(2)], known))
    expect(codes(item({ target: 'page' }))).toEqual(['page_required'])
    expect(codes(toPage(), pages({ state: 'deleted' }))).toEqual(['unknown_page'])
    expect(codes(item({ target: 'link', url: 'javascript:alert(1)', label: 'Shop' }))).toEqual([
      'unsafe_link',
    ])
    expect(codes(item({ target: 'link', url: 'https://a.example' }))).toEqual(['required'])
  })

  it.each<[string, Item, Partial<TreeNode>, boolean, boolean]>([
    ['for members', item({ audience: 'members' }), {}, true, false],
    ['for visitors', item({ audience: 'visitors' }), {}, false, true],
    ['of a locked page', toPage(), { gate: 'purchase' }, true, true],
    [
      'of a locked page that is hidden',
      toPage({ hide_when_locked: true }),
      { gate: 'purchase' },
      false,
      false,
    ],
    ['hidden from guests', toPage({ hide_when_locked: true }), { gate: 'login' }, true, false],
    ['of a private page', toPage(), { gate: 'private' }, false, false],
    ['of a deleted page', toPage(), { state: 'deleted' }, false, false],
  ])('%s is shown to the right viewers', (_what, one, page, to_members, to_visitors) => {
    expect(listShown([one], 'members', pages(page))).toHaveLength(to_members ? 1 : 0)
    expect(listShown([one], 'visitors', pages(page))).toHaveLength(to_visitors ? 1 : 0)
  })
})
