import { describe, expect, it } from 'vitest'
import { isEnoughToHide, weighReporter } from './report-weight.ts'

const fresh = { upheld: 0, decided: 0 }

describe('weighReporter', () => {
  it.each([
    [fresh, 1],
    [{ upheld: 4, decided: 4 }, 1],
    [{ upheld: 1, decided: 2 }, 0.5],
    [{ upheld: 0, decided: 9 }, 0.25],
  ])('counts %j as %d', (reporter, weight) => {
    expect(weighReporter(reporter)).toBe(weight)
  })
})

describe('isEnoughToHide', () => {
  it('takes three members whom nothing speaks against', () => {
    expect(isEnoughToHide([fresh, fresh], 3)).toBe(false)
    expect(isEnoughToHide([fresh, fresh, fresh], 3)).toBe(true)
  })

  it('takes as many as the team has chosen, or never does', () => {
    expect(isEnoughToHide([fresh, fresh], 2)).toBe(true)
    expect(isEnoughToHide([fresh, fresh, fresh, fresh], 5)).toBe(false)
    expect(isEnoughToHide([fresh, fresh, fresh, fresh], null)).toBe(false)
  })

  it('takes twelve whose reports were never upheld', () => {
    const wrong = { upheld: 0, decided: 3 }
    expect(
      isEnoughToHide(
        Array.from({ length: 11 }, () => wrong),
        3,
      ),
    ).toBe(false)
    expect(
      isEnoughToHide(
        Array.from({ length: 12 }, () => wrong),
        3,
      ),
    ).toBe(true)
  })
})
