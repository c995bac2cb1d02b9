import { describe, expect, it } from 'vitest'
import { sessionStart } from './session-start.ts'
import { anItem } from './testing.ts'

const TODAY = '2026-11-18'
const page = anItem({}).item
const lesson = page && { ...page, content_type: 'article' }

describe('where a session starts', () => {
  it('is the player of a workout of today, which comes back to its page', () =>
    expect(sessionStart(anItem({}), TODAY, 'UTC')).toMatch(/^\/me\/workout\/page\?from=%2Fhinge/))

  it('is the page of another part of a program', () =>
    expect(sessionStart(anItem({ item: lesson, context_id: 'root' }), TODAY, 'UTC')).toMatch(/^\/hinge/))

  it.each([
    ['on another day', anItem({ date: '2026-11-19' })],
    ['once it is done', anItem({ is_completed: true })],
    ['while it is locked', anItem({ item: page && { ...page, is_locked: true } })],
    ['without its page', anItem({ item: null })],
    ['of a page outside a program', anItem({ item: lesson })],
    ['of a form', anItem({ item_type: 'form' })],
  ])('is nowhere %s', (_, item) => expect(sessionStart(item, TODAY, 'UTC')).toBeNull())
})
