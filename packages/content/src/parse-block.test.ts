import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from './define.ts'
import { blockDefinitions, pageTypeDefinitions } from './definitions.generated.ts'
import type { FieldsFor, TextField } from './fields.ts'
import { newBlock } from './new-block.ts'
import { newContentRule } from './page-source.ts'
import { parseBlock, parseBlocks, parsePageFields } from './parse-block.ts'
import { testId, testIds } from './testing/test-id.ts'

const stored = (type: string, props: Record<string, unknown>) => {
  const block = newBlock(type, testIds())
  return { ...block, props: { ...block.props, ...props } }
}
const codes = (value: unknown) => parseBlock(value).problems.map(({ path, code }) => `${path}: ${code}`)
const link = (href: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
})

describe('definitions', () => {
  it.each(Object.keys(blockDefinitions))('a new %s block is sound', (type) => {
    const { block, problems } = parseBlock(newBlock(type, testIds()))
    expect(problems).toEqual([])
    expect(block?.unknown).toBeUndefined()
  })

  it.each(Object.entries(pageTypeDefinitions))('the defaults of a %s page are sound', (type, definition) => {
    const parsed = parsePageFields(type, {})
    expect(parsed).toEqual({ fields: definition.defaults, problems: [], is_unknown: false })
  })

  it.each([...Object.entries(blockDefinitions), ...Object.entries(pageTypeDefinitions)])(
    'every prop of %s has a field and every field a prop',
    (_, definition) => {
      expect(Object.keys(definition.fields).sort()).toEqual(Object.keys(definition.props.shape).sort())
    },
  )

  it('does not compile with a prop without a field, or a field of another kind', () => {
    type Props = { title: string; is_open: boolean }
    type Has<Fields> = Fields extends FieldsFor<Props> ? true : false
    const whole: Has<{ title: TextField; is_open: { kind: 'boolean'; label: 'blocks.hero.title' } }> = true
    const without: Has<{ title: TextField }> = false
    const other: Has<{ title: TextField; is_open: TextField }> = false
    expect([whole, without, other]).toEqual([true, false, false])
  })
})

describe('parseBlock', () => {
  it.each([
    ['hero', { height_ratio: 9 }, ['height_ratio: ratio_out_of_range']],
    ['hero', { height_ratio: 301 }, ['height_ratio: ratio_out_of_range']],
    ['hero', { height_ratio: 10 }, []],
    ['hero', { height_ratio: 300 }, []],
    ['hero', { title: 7 }, ['title: invalid_type']],
    ['hero', { title: 'x'.repeat(121) }, ['title: too_long']],
    ['hero', { align: 'end' }, ['align: invalid_choice']],
    ['hero', { html: '<b>' }, ['html: unknown_field']],
    ['text', { body: link('https://example.com') }, []],
    [
      'text',
      { body: link('javascript:alert(1)') },
      ['body.content.0.content.0.marks.0.attrs.href: unsafe_link'],
    ],
    [
      'button',
      { action: { id: testId(1), type: 'open_url', url: 'javascript:alert(1)' } },
      ['action.url: unsafe_link'],
    ],
    ['button', { icon: 'nope' }, ['icon: invalid_choice']],
    ['collection', { limit: 0 }, ['limit: too_small']],
    ['collection', { limit: 49 }, ['limit: too_big']],
    ['collection', { page_ids: ['x'] }, ['page_ids.0: invalid_format']],
    ['icon_list', { items: [{ id: testId(1), icon: 'check', title: 'x' }] }, ['items.0.text: required']],
    ['chat', { title: 'Talk' }, []],
    ['workout', { show_rest: 'yes' }, ['show_rest: invalid_type']],
    ['image', { image: { media_id: testId(1) } }, ['image: invalid']],
  ] as const)('judges %s with %j', (type, props, problems) => {
    expect(codes(stored(type, props))).toEqual(problems)
  })

  it('returns the typed value together with the problem', () => {
    const { block, problems } = parseBlock(stored('hero', { height_ratio: 400, title: 'Kept' }))
    expect(block?.props).toMatchObject({ height_ratio: 400, title: 'Kept' })
    expect(problems[0]?.block_id).toBe(block?.id)
  })

  it('leaves a block of an unknown type unchanged and marks it', () => {
    const odd = { id: testId(1), type: 'hologram', version: 3, props: { beam: { on: true } }, children: [] }
    expect(parseBlock(odd)).toEqual({ block: { ...odd, unknown: true }, problems: [] })
  })

  it('leaves a block of a newer version unchanged and marks it', () => {
    const newer = { ...newBlock('hero', testIds()), version: 99, props: { from_the_future: 1 } }
    expect(parseBlock(newer)).toEqual({ block: { ...newer, unknown: true }, problems: [] })
  })

  it.each([
    [null],
    ['hero'],
    [{ id: testId(1), type: 'hero' }],
    [{ id: 'x', type: 'hero', version: 1, props: {} }],
  ])('answers problems, not an error, for %j', (value) => {
    const result = parseBlock(value)
    expect(result.block).toBeNull()
    expect(result.problems.length).toBeGreaterThan(0)
  })

  it('refuses children where none are allowed', () => {
    const hero = { ...newBlock('hero', testIds()), children: [newBlock('text', testIds(2000))] }
    expect(codes(hero)).toEqual(['children: not_allowed'])
  })
})

describe('parseBlocks', () => {
  it('names the position of a value that is no block, and accepts the others', () => {
    const good = newBlock('chat', testIds())
    const { blocks, problems } = parseBlocks([{ type: 'hero' }, good])
    expect(blocks.map((block) => block.id)).toEqual([good.id])
    expect(problems.map((problem) => problem.path)).toContain('blocks.0.id')
  })

  it('finds an id that comes twice', () => {
    const block = newBlock('chat', () => testId(5))
    expect(parseBlocks([block, block]).problems).toEqual([
      { path: 'id', code: 'id_taken', block_id: testId(5) },
    ])
  })

  it.each([
    ['no list', {}, 'invalid_type'],
    ['too many', Array.from({ length: 201 }, () => null), 'too_many'],
  ])('refuses %s', (_, value, code) => {
    expect(parseBlocks(value).problems[0]?.code).toBe(code)
  })
})

describe('the hero of the first version', () => {
  it('still shows the same text to everyone', () => {
    const { is_personal: _new, ...props } = newBlock('hero', testIds()).props
    const { block, problems } = parseBlock({ id: testId(1), type: 'hero', version: 1, props })
    expect(problems).toEqual([])
    expect(block).toMatchObject({ version: 2, props: { ...props, is_personal: false } })
  })
})

describe('defineBlock', () => {
  it('upgrades old props to the current shape', () => {
    const banner = defineBlock({
      type: 'banner',
      version: 2,
      props: z.strictObject({ title: z.string(), align: z.enum(['start', 'center']) }),
      fields: {
        title: { kind: 'text', label: 'blocks.hero.title' },
        align: { kind: 'choice', label: 'blocks.align.label', options: [] },
      },
      defaults: { title: '', align: 'center' },
      upgrade: (props, from) => (from < 2 ? { align: 'center', ...props } : props),
      picker: { category: 'basics', icon: 'x', label: 'blocks.hero.name' },
    })
    expect(banner.props.parse(banner.upgrade?.({ title: 'Old' }, 1))).toEqual({
      title: 'Old',
      align: 'center',
    })
  })
})

describe('collections from before rules', () => {
  it.each([
    ['content_type', 'rule', 'meal'],
    ['children', 'children', 'meal'],
    ['pages', 'pages', 'meal'],
  ])('with the source %s have the source %s', (before, source, content_type) => {
    const old = { source: before, page_ids: [], parent_page_id: null, content_type, limit: 6 }
    const { rule: _rule, ...props } = stored('collection', { source, limit: 6 }).props
    const block = { ...newBlock('collection', testIds()), props: { ...props, ...old }, version: 2 }
    const parsed = parseBlock(block)
    expect(parsed.problems).toEqual([])
    expect(parsed.block?.props).toMatchObject({ source, rule: newContentRule(content_type), limit: 6 })
    const page = parsePageFields('collection', old, 1)
    expect(page.problems).toEqual([])
    expect(page.fields).toMatchObject({ source, rule: newContentRule(content_type), limit: 6 })
  })
})

describe('parsePageFields', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', { video: { url: 'https://youtu.be/dQw4w9WgXcQ' }, video_url: '' }],
    ['https://videos.example/sumo', { video: null, video_url: 'https://videos.example/sumo' }],
    ['', { video: null, video_url: '' }],
  ])('makes a video of the link %s of an older exercise where it can be played', (video_url, expected) => {
    const { fields, problems } = parsePageFields('exercise', { video_url }, 1)
    expect([fields['video'], fields['video_url'], problems]).toEqual([expected.video, expected.video_url, []])
  })

  it('fills in what is missing', () => {
    const { fields, problems } = parsePageFields('workout', { minutes: 48 })
    expect(problems).toEqual([])
    expect(fields).toMatchObject({ minutes: 48, groups: [] })
  })

  it.each([
    ['workout', { minutes: -1 }, 'minutes: too_small'],
    ['workout', { groups: [{ id: testId(1) }] }, 'groups.0.title: required'],
    ['exercise', { video_url: 'javascript:alert(1)' }, 'video_url: unsafe_link'],
    ['program', { level: 'godlike' }, 'level: invalid_choice'],
    ['meal', { servings: 0 }, 'servings: too_small'],
    ['stream', { day: '2026-02-30' }, 'day: invalid_format'],
    ['stream', { time: '' }, 'time: invalid_format'],
    ['stream', { minutes: 0 }, 'minutes: too_small'],
    [
      'stream',
      { video: { url: 'https://evil.example/?x=youtube.com/watch?v=M7lc1UVf-VE' } },
      'video.url: video_provider_unknown',
    ],
    ['event_occurrence', { first_day: '2026-02-30' }, 'first_day: invalid_format'],
    ['event_occurrence', { first_day: '0001-01-01' }, 'first_day: invalid_format'],
    ['event_occurrence', { time: '25:00' }, 'time: invalid_format'],
    ['event_occurrence', { minutes: 0 }, 'minutes: too_small'],
    [
      'event_occurrence',
      { repeats: 'weekly', first_day: '2026-03-02', last_day: '2026-03-01' },
      'last_day: before_from',
    ],
    ['form', { form_groups: [{ id: testId(1) }] }, 'form_groups.0.title: required'],
    ['article', { body: '<p>' }, 'body: unknown_field'],
  ])('names what is wrong with a %s page that has %j', (type, fields, problem) => {
    expect(parsePageFields(type, fields).problems.map(({ path, code }) => `${path}: ${code}`)).toContain(
      problem,
    )
  })

  it('preserves the fields of an unknown type', () => {
    expect(parsePageFields('hologram', { beam: 1 })).toEqual({
      fields: { beam: 1 },
      problems: [],
      is_unknown: true,
    })
  })
})
