import { describe, expect, it } from 'vitest'
import { aBlock, aLink, drawBlock, headingsIn, textOf } from '../../testing/draw.tsx'
import { testId } from '../../testing/test-id.ts'

describe('the hero', () => {
  it('is the page title where it comes first, and a part of the page elsewhere', () => {
    const hero = aBlock('hero', { title: 'Morning' })
    expect(headingsIn(drawBlock(hero, { is_first: true }))).toEqual(['1 Morning'])
    expect(headingsIn(drawBlock(hero))).toEqual(['2 Morning'])
  })

  it('keeps its place by its ratio, and is loaded first where it comes first', () => {
    const hero = aBlock('hero', { height_ratio: 97 })
    expect(drawBlock(hero, { is_first: true })).toContain('aspect-ratio:100 / 97')
    expect(drawBlock(hero, { is_first: true })).toMatch(/fetchpriority="high"/i)
    expect(drawBlock(hero)).toContain('loading="lazy"')
  })

  it('draws artwork without a picture, with room for the words', () => {
    expect(drawBlock(aBlock('hero', { title: 'Morning' }))).toMatch(
      /src="\/_art\/1\/f0491e\/[a-z0-9.]+\.end\//,
    )
    expect(drawBlock(aBlock('hero'))).not.toContain('.end/')
  })

  it('puts one page forward on a card', () => {
    const hero = aBlock('hero', {
      card_page_id: testId(5),
      card_label: 'Today',
      card_button: 'Start workout',
    })
    const link = () =>
      aLink({
        title: 'Hinge & pull',
        href: '/hinge',
        facts: { minutes: 48, exercises: 6, equipment: ['Barbell'] },
      })
    const markup = drawBlock(hero, { host: { link } })
    expect(textOf(markup)).toBe('Today 48 min Hinge & pull 6 exercises · Barbell Start workout')
    expect(markup).toContain('href="/hinge"')
  })

  it('leaves the card out when its page is gone', () => {
    expect(textOf(drawBlock(aBlock('hero', { card_page_id: testId(5), card_label: 'Today' })))).toBe('')
  })

  it('has a button that does what the host says', () => {
    const hero = aBlock('hero', { action: { id: testId(9), type: 'open_next' }, action_text: 'Go on' })
    expect(drawBlock(hero, { host: { action: () => ({ href: '/next', state: 'granted' }) } })).toMatch(
      /<a href="\/next"[^>]*>Go on<\/a>/,
    )
  })
})
