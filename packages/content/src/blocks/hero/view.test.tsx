import { describe, expect, it } from 'vitest'
import { aBlock, aLink, renderBlock, listHeadings, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

describe('the hero', () => {
  it('is the page title where it comes first, and a part of the page elsewhere', () => {
    const hero = aBlock('hero', { title: 'Morning' })
    expect(listHeadings(renderBlock(hero, { is_first: true }))).toEqual(['1 Morning'])
    expect(listHeadings(renderBlock(hero))).toEqual(['2 Morning'])
  })

  it('reserves its space by its ratio, and loads eagerly when it comes first', () => {
    const hero = aBlock('hero', { height_ratio: 97 })
    expect(renderBlock(hero, { is_first: true })).toContain('--ratio:100 / 97')
    expect(renderBlock(hero, { is_first: true })).toMatch(/fetchpriority="high"/i)
    expect(renderBlock(hero)).toContain('loading="lazy"')
  })

  it('draws artwork without a picture, with space for the text', () => {
    expect(renderBlock(aBlock('hero', { title: 'Morning' }))).toMatch(
      /src="\/_art\/1\/f0491e\/[a-z0-9.]+\.end\//,
    )
    expect(renderBlock(aBlock('hero'))).not.toContain('.end/')
  })

  it('promotes one page on a card', () => {
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
    const markup = renderBlock(hero, { host: { link } })
    expect(stripTags(markup)).toBe('Today 48 min Hinge & pull 6 exercises · Barbell Start workout')
    expect(markup).toContain('href="/hinge"')
  })

  it('leaves out the card when its page is missing', () => {
    expect(stripTags(renderBlock(aBlock('hero', { card_page_id: testId(5), card_label: 'Today' })))).toBe('')
  })

  describe('to a member', () => {
    const member = {
      date: 'Wednesday, November 18',
      greeting: 'Morning, Dana',
      todo: {
        link: aLink({ title: 'Hinge & pull', href: '/hinge', facts: { minutes: 48 } }),
        label: 'Today',
        button: 'Start workout',
      },
      running: <p>Slow Burn</p>,
    }
    const words = {
      eyebrow: 'With Maren',
      title: 'Strong',
      subtitle: 'Slower down.',
      card_page_id: testId(5),
      card_label: 'Start here',
      card_button: 'Look',
    }
    const link = () => aLink({ title: 'Hips, open', href: '/hips' })
    const render = (props: object, host: object) =>
      renderBlock(aBlock('hero', { ...words, ...props }), { is_first: true, host: { link, ...host } })

    it('shows the date, the name of the member, what to do next and what is in progress', () => {
      const markup = render({ is_personal: true }, { member })
      expect(stripTags(markup)).toBe(
        'Wednesday, November 18 Morning, Dana Slower down. Today 48 min Hinge & pull 48 min Start workout Slow Burn',
      )
      expect(markup).toContain('href="/hinge"')
      expect(listHeadings(markup)[0]).toBe('1 Morning, Dana')
    })

    it('shows the card of the owner where nothing is to be done', () => {
      const text = stripTags(
        render({ is_personal: true }, { member: { ...member, todo: null, running: null } }),
      )
      expect(text).toContain('Morning, Dana Slower down. Start here')
      expect(text).toContain('Hips, open')
    })

    it('has the card even where the owner chose none', () => {
      expect(stripTags(render({ is_personal: true, card_page_id: null }, { member }))).toContain(
        'Today 48 min Hinge',
      )
    })

    it.each([
      ['an owner who wants their own words', { is_personal: false }, { member }],
      ['a block that was published before the choice was there', { is_personal: undefined }, { member }],
      ['a guest', { is_personal: true }, {}],
      ['a member of whom nothing is known yet', { is_personal: true }, { member: null }],
    ])('leaves the owner’s words to %s', (_who, props, host) => {
      expect(stripTags(render(props, host))).toMatch(
        /^With Maren Strong Slower down\. Start here .*Hips, open/,
      )
    })
  })

  it('has a button that runs the action of the host', () => {
    const hero = aBlock('hero', { action: { id: testId(9), type: 'open_next' }, action_text: 'Go on' })
    expect(renderBlock(hero, { host: { action: () => ({ href: '/next', state: 'granted' }) } })).toMatch(
      /<a href="\/next"[^>]*>Go on<\/a>/,
    )
  })
})
