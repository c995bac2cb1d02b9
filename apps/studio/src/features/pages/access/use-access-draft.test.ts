import { describe, expect, it } from 'vitest'
import { applyUnlockSchedule } from './access-values.ts'
import { getChangedDraft, createAccessDraft, type AccessSettings } from './use-access-draft.ts'

const zone = 'Europe/Lisbon'
const settings: AccessSettings = {
  node: {
    inherit: true,
    is_progress_root: true,
    is_private: false,
    require_purchase: false,
    allow_browsing: false,
    require_authentication: false,
    is_scheduled: false,
    unlocks_at: null,
    unlock_duration_seconds: null,
    schedule_period: null,
    schedule_interval: null,
    products: [],
    purchase_overlay: null,
  },
  revision: 4,
  inherited_from: null,
  root_above: null,
  is_always_started: false,
  history: [],
}
const mine = { ...createAccessDraft(settings, zone), node: { ...settings.node, is_private: true } }

describe('what was chosen for a page', () => {
  it('is a change only where it differs from what is in force', () => {
    expect(getChangedDraft(createAccessDraft(settings, zone), settings, zone)).toBeNull()
    expect(getChangedDraft(mine, settings, zone)).toBe(mine)
  })

  it('survives a change by another team member, and knows its base', () => {
    const theirs = { ...settings, revision: 5, node: { ...settings.node, require_authentication: true } }
    expect(getChangedDraft(mine, theirs, zone)).toMatchObject({ node: mine.node, base: { revision: 4 } })
    expect(getChangedDraft(mine, { ...theirs, node: mine.node }, zone)).toBeNull()
  })

  it('stores a rule without a value yet', () => {
    const opening = { date: null, wait: { amount: null, unit: 'day' as const }, rhythm: null }
    const node = applyUnlockSchedule(settings.node, false, opening, zone)
    expect(getChangedDraft({ ...mine, node, opening }, settings, zone)).not.toBeNull()
  })
})
