import { describe, expect, it } from 'vitest'
import {
  countConcerned,
  excludeAllBut,
  getSelectedChanges,
  toPublishInput,
  SETTINGS_KEY,
  type Change,
} from './selected-changes.ts'

const change = (page_id: string, kind: Change['kind']): Change => ({
  page_id,
  kind,
  title: page_id,
  path: `/${page_id}`,
  gate: 'open',
  audience: null,
  audience_key: 0,
  audience_change: null,
  parts: [],
})
const changes = [change('home', 'changed'), change('home', 'moved'), change('about', 'added')]
const look = [change('none', 'theme'), change('none', 'navigation')]

describe('choosing what to publish', () => {
  it('sends no page ids when everything is published', () => {
    expect(toPublishInput([...changes, ...look], new Set())).toEqual({ with_settings: true })
  })

  it('sends the id of each selected page once', () => {
    expect(toPublishInput(changes, new Set(['about']))).toEqual({ page_ids: ['home'], with_settings: true })
  })

  it('selects one page alone, without theme and navigation, or nothing', () => {
    const all = [...changes, ...look]
    expect(toPublishInput(all, excludeAllBut(all, 'home'))).toEqual({
      page_ids: ['home'],
      with_settings: false,
    })
    expect(getSelectedChanges(all, excludeAllBut(all, null))).toEqual([])
  })

  it('excludes all changes of a page', () => {
    expect(getSelectedChanges(changes, new Set(['home'])).map(({ page_id }) => page_id)).toEqual(['about'])
  })

  it('takes theme and navigation together, or neither', () => {
    const all = [...changes, ...look]
    expect(getSelectedChanges(all, new Set(['home', 'about']))).toEqual(look)
    expect(toPublishInput(all, new Set(['home', 'about']))).toEqual({ page_ids: [], with_settings: true })
    expect(getSelectedChanges(all, new Set([SETTINGS_KEY]))).toEqual(changes)
    expect(toPublishInput(all, new Set([SETTINGS_KEY]))).toEqual({ with_settings: false })
    expect(toPublishInput(all, new Set([SETTINGS_KEY, 'about']))).toEqual({
      page_ids: ['home'],
      with_settings: false,
    })
  })

  it('chooses nothing where the only change is left out', () => {
    expect(toPublishInput(look, new Set([SETTINGS_KEY]))).toEqual({ page_ids: [], with_settings: false })
    expect(toPublishInput(look, new Set())).toEqual({ with_settings: true })
  })
})

describe('the members whom a publish concerns', () => {
  const groups = [
    { count: 5, keys: [0] },
    { count: 3, keys: [0, 1] },
    { count: 1, keys: [1, 2] },
  ]
  const withKey = (audience_key: number) => ({ ...change('page', 'changed'), audience_key })

  it.each([
    [[], 0],
    [[0], 8],
    [[0, 1], 9],
    [[2, 1], 4],
    [[9], 0],
  ])('are counted once, whatever they see of %j: %i', (keys, count) => {
    expect(countConcerned(keys.map(withKey), groups)).toBe(count)
  })
})
