import { describe, expect, it } from 'vitest'
import { blockDefinition } from '../../registry.ts'
import { parseBlock } from '../../parse-block.ts'
import { aBlock, renderBlock } from '../../testing/render.tsx'

const embeds = { base_host: 'foyer.example', code_url: 'https://sandbox.foyer.example/code', map_tiles: null }
const timer = (url: string, props = {}) => aBlock('extension', { url, title: 'Interval timer', ...props })

describe('the extension block', () => {
  it('keeps the space of its frame, which loads in the browser', () => {
    const markup = renderBlock(timer('https://timer.example/app'), { host: { embeds } })
    expect(markup).toContain('Interval timer')
    expect(markup).toContain('timer.example')
    expect(markup).toContain('block-size:200px')
    expect(markup).not.toContain('<iframe')
  })

  it('has the height that the owner fixed', () => {
    const block = timer('https://timer.example/', { height: 'fixed', pixels: 640 })
    expect(renderBlock(block, { host: { embeds } })).toContain('block-size:640px')
  })

  it.each(['http://10.0.0.1/', 'javascript:alert(1)', 'data:text/html,x', 'https://user@timer.example/'])(
    'refuses %s, and shows nothing',
    (url) => {
      expect(parseBlock(timer(url)).problems).toMatchObject([{ path: 'url', code: 'embed_address_invalid' }])
      expect(renderBlock(timer(url), { host: { embeds } })).toBe('')
    },
  )

  it('loads nothing in the studio, and nothing of a host of our own', () => {
    expect(renderBlock(timer('https://timer.example/'), { host: { is_preview: true } })).not.toContain(
      'iframe',
    )
    const own = renderBlock(timer('https://maren.foyer.example/'), { host: { embeds } })
    expect(own).not.toContain('block-size')
  })

  it('is not offered in the picker yet', () => {
    expect(blockDefinition('extension')?.is_offered).toBe(false)
  })
})
