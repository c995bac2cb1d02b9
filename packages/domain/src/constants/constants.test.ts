import { WORKOUT_UNITS } from '@foyer/contract/rules/workouts'
import { describe, expect, it } from 'vitest'
import * as constants from './index.ts'

describe('the constants of specification section 9', () => {
  it('limit uploads to 15 MB exactly', () => {
    expect(constants.UPLOAD_LIMIT_BYTES).toBe(15 * 1024 * 1024)
  })

  it('name eleven units, eight reasons and three views, each once', () => {
    const lists = [WORKOUT_UNITS, constants.REPORT_REASONS, constants.CALENDAR_VIEWS]
    expect(lists.map((list) => new Set<string>(list).size)).toEqual([11, 8, 3])
  })

  it('use real colours', () => {
    for (const color of Object.values(constants.DEFAULT_BRAND_COLORS)) {
      expect(color).toMatch(/^#([0-9a-f]{3}|[0-9a-f]{6})$/u)
    }
  })
})
