import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { resolveColorMode, colorModeScript } from './color-mode.ts'

type Mode = 'light' | 'dark' | 'auto'
const cases: [owner: Mode, choice: Mode, is_dark_device: boolean, shown: 'light' | 'dark'][] = [
  ['auto', 'auto', false, 'light'],
  ['auto', 'auto', true, 'dark'],
  ['auto', 'light', true, 'light'],
  ['auto', 'dark', false, 'dark'],
  ['dark', 'light', false, 'dark'],
  ['light', 'dark', true, 'light'],
]

describe('the colour mode', () => {
  it.each(cases)('owner %s, member %s, dark device %s: %s', (owner, choice, is_dark_device, shown) => {
    expect(resolveColorMode(owner, choice, is_dark_device)).toBe(shown)
  })

  it.each(cases)(
    'is the same before the first paint: owner %s, member %s, dark device %s: %s',
    (owner, choice, is_dark, shown) => {
      const dataset: Record<string, string> = { colorMode: owner }
      runInNewContext(colorModeScript, {
        document: { documentElement: { dataset } },
        localStorage: { getItem: () => (choice === 'auto' ? null : choice) },
        matchMedia: () => ({ matches: is_dark }),
      })
      expect(dataset['mode']).toBe(shown)
    },
  )

  it('does without storage', () => {
    const dataset: Record<string, string> = { colorMode: 'auto' }
    runInNewContext(colorModeScript, {
      document: { documentElement: { dataset } },
      matchMedia: () => ({ matches: true }),
    })
    expect(dataset['mode']).toBe('dark')
  })
})
