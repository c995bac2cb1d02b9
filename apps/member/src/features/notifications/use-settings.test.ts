import { DEFAULT_CHOICES } from '@foyer/domain/notifications'
import { describe, expect, it } from 'vitest'
import { applyChoices, dropRefused } from './use-settings.ts'

const settings = { ...DEFAULT_CHOICES, is_all_reminders_inactive: false }

describe('withChoices', () => {
  it('changes what is named, and tells at once whether any reminder is left', () => {
    const changed = applyChoices(settings, { is_daily_reminders: false })
    expect(changed).toEqual({ ...settings, is_daily_reminders: false, is_all_reminders_inactive: true })
    expect(applyChoices(changed, { is_weekly_reminders: true }).is_all_reminders_inactive).toBe(false)
  })
})

describe('withoutRefused', () => {
  it('takes back what was refused and leaves what was chosen beside it or since', () => {
    const chosen = { is_daily_reminders: false, remind_day_of: false }
    expect(dropRefused(chosen, { is_daily_reminders: false })).toEqual({ remind_day_of: false })
    expect(dropRefused({ is_daily_reminders: true }, { is_daily_reminders: false })).toEqual({
      is_daily_reminders: true,
    })
  })
})
