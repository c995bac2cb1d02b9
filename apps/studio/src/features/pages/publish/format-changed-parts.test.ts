import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import type { Change } from './selected-changes.ts'
import { formatChangedParts } from './format-changed-parts.ts'

const { t, formatIn } = getTranslator('en')
const format = formatIn('UTC')
const change = (parts: Change['parts'], kind: Change['kind'] = 'changed'): Change => ({
  page_id: 'home',
  kind,
  title: 'Home',
  path: '/',
  gate: 'open',
  audience: null,
  audience_key: 0,
  audience_change: null,
  parts,
})
const block = (kind: Change['parts'][number]['kind'], block_type: string) => ({ kind, block_type })

describe('formatChangedParts', () => {
  it('names what changed on a page, each thing once', () => {
    const parts = [
      { kind: 'title' as const, block_type: null },
      block('block_changed', 'collection'),
      block('block_changed', 'collection'),
      block('block_removed', 'text'),
    ]
    expect(formatChangedParts(t, format, change(parts))).toBe('Title, Collection, and Text removed')
  })

  it('names the languages of translations', () => {
    const parts = [{ kind: 'translation' as const, block_type: null, locale: 'de' as const }]
    expect(formatChangedParts(t, format, change(parts))).toBe('Translation: Deutsch')
  })

  it('counts what is too much to name', () => {
    const parts = ['hero', 'text', 'image', 'button', 'chat'].map((type) => block('block_added', type))
    expect(formatChangedParts(t, format, change(parts))).toMatch(/^Hero added, .*, and 2 more$/)
  })

  it('shows the page’s former path, and that it was moved', () => {
    const place = { kind: 'place' as const, block_type: null }
    const title = { kind: 'title' as const, block_type: null }
    expect(formatChangedParts(t, format, change([title, { ...place, path: '/old' }]))).toBe(
      'Title and New address (was /old)',
    )
    expect(formatChangedParts(t, format, change([place], 'moved'))).toBe('New position')
  })

  it('shows the kind of a change without parts', () => {
    expect(formatChangedParts(t, format, change([], 'moved'))).toBe('Moved or new address')
  })
})
