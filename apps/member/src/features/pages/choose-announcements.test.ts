import type { BootAnnouncement } from '@foyer/contract/apps/shapes'
import { describe, expect, it } from 'vitest'
import { addSeen, chooseAnnouncements, parseSeen, toSeenKey } from './choose-announcements.ts'

const anAnnouncement = (more: Partial<BootAnnouncement> = {}): BootAnnouncement => ({
  overlay_id: 'sale',
  frequency: 'once',
  audience: 'everyone',
  starts_on: '',
  ends_on: '',
  ...more,
})
const viewer = {
  user_id: 'dana' as string | null,
  is_buyer: false,
  today: '2026-12-10',
  seen: new Set<string>(),
}
const isShown = (more: Partial<BootAnnouncement>, who: Partial<typeof viewer> = {}): boolean =>
  chooseAnnouncements([anAnnouncement(more)], { ...viewer, ...who }).length === 1

describe('announcements', () => {
  it.each<[what: string, Partial<BootAnnouncement>, is_shown: boolean]>([
    ['without days', {}, true],
    ['on its first day', { starts_on: '2026-12-10' }, true],
    ['before its first day', { starts_on: '2026-12-11' }, false],
    ['on its last day', { ends_on: '2026-12-10' }, true],
    ['after its last day', { ends_on: '2026-12-09' }, false],
    ['for members', { audience: 'members' }, true],
    ['for guests', { audience: 'guests' }, false],
  ])('%s are shown to a member or not', (_what, more, is_shown) => {
    expect(isShown(more)).toBe(is_shown)
  })

  it('for guests are shown to guests, those for members are not', () => {
    expect(isShown({ audience: 'guests' }, { user_id: null })).toBe(true)
    expect(isShown({ audience: 'members' }, { user_id: null })).toBe(false)
  })

  it('for those without a purchase are shown to guests and members who have bought nothing', () => {
    expect(isShown({ audience: 'non_buyers' })).toBe(true)
    expect(isShown({ audience: 'non_buyers' }, { user_id: null })).toBe(true)
    expect(isShown({ audience: 'non_buyers' }, { is_buyer: true })).toBe(false)
  })

  it('are shown once to each member of a device', () => {
    const seen = parseSeen(addSeen(addSeen(null, 'other'), toSeenKey(anAnnouncement(), 'dana', viewer.today)))
    expect(seen.has('other')).toBe(true)
    expect(isShown({}, { seen })).toBe(false)
    expect(isShown({}, { seen, user_id: 'kim' })).toBe(true)
    expect(isShown({}, { seen, user_id: null })).toBe(true)
  })

  it('come once a day or each time, as their frequency is', () => {
    const daily = anAnnouncement({ frequency: 'daily' })
    const seen = parseSeen(addSeen(null, toSeenKey(daily, 'dana', viewer.today)))
    expect(isShown(daily, { seen })).toBe(false)
    expect(isShown(daily, { seen, today: '2026-12-11' })).toBe(true)
    const always = anAnnouncement({ frequency: 'always' })
    expect(isShown(always, { seen: new Set([toSeenKey(always, 'dana', viewer.today)]) })).toBe(true)
  })

  it('come by how rare they are, so that none stays hidden behind one that always opens', () => {
    const [always, daily, once] = (['always', 'daily', 'once'] as const).map((frequency) =>
      anAnnouncement({ overlay_id: frequency, frequency }),
    )
    if (!always || !daily || !once) throw new Error('Three were created.')
    expect(chooseAnnouncements([always, daily, once], viewer)).toEqual([once, daily, always])
  })
})
