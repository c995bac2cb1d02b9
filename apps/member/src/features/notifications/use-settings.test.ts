import { DEFAULT_CHOICES } from '@foyer/domain/notifications'
import { describe, expect, it } from 'vitest'
import { applyChoices, dropRefused } from './use-settings.ts'

const settings = { ...DEFAULT_CHOICES, is_all_reminders_inactive: false }

describe('applyChoices', () => {
  it('changes the given settings and updates whether all reminders are inactive', () => {
    const changed = applyChoices(settings, { is_daily_reminders: false })
    expect(changed).toEqual({ ...settings, is_daily_reminders: false, is_all_reminders_inactive: true })
    expect(applyChoices(changed, { is_weekly_reminders: true }).is_all_reminders_inactive).toBe(false)
  })
})

describe('dropRefused', () => {
  it('reverts the refused choices and leaves other and later ones', () => {
    const chosen = { is_daily_reminders: false, remind_day_of: false }
    expect(dropRefused(chosen, { is_daily_reminders: false })).toEqual({ remind_day_of: false })
    expect(dropRefused({ is_daily_reminders: true }, { is_daily_reminders: false })).toEqual({
      is_daily_reminders: true,
    })
  })
})
