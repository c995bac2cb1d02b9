import { describe, expect, it } from 'vitest'
import { t } from '../../platform/testing/texts.ts'
import { chooseKit, validateNewApp, type NewAppValues } from './new-app-values.ts'

const good: NewAppValues = {
  name: 'Ironwood',
  slug: 'ironwood',
  is_slug_own: false,
  starter_kit: 'strength',
  primary_color: '#b04a22',
  app_look: 'rounded',
  default_color_mode: 'auto',
}

describe('the kit of a new app', () => {
  it('brings its colour and corners, and leaves what the owner chose', () => {
    expect(chooseKit(good, 'yoga')).toMatchObject({ starter_kit: 'yoga', primary_color: '#1f6f54' })
    expect(chooseKit(chooseKit(good, 'nutrition'), 'strength')).toEqual(good)
    const own = { ...good, primary_color: '#2455c8', app_look: 'square' } as const
    expect(chooseKit(own, 'nutrition')).toEqual({ ...own, starter_kit: 'nutrition' })
  })
})

describe('a new app', () => {
  it('can be created when the form is complete', () => {
    expect(validateNewApp(t, good)).toEqual({})
  })

  it.each([
    ['name', '   '],
    ['slug', 'ab'],
    ['slug', 'Iron Wood'],
    ['slug', '-ironwood'],
    ['slug', 'x'.repeat(41)],
    ['primary_color', '#b04'],
  ] as const)('says in words what is wrong with %s “%s”', (field, value) => {
    const errors = validateNewApp(t, { ...good, [field]: value })
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).toMatch(/[a-z]{3,}.*\.$/i)
  })
})
