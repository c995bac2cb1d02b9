import { describe, expect, it } from 'vitest'
import { parseBlock } from '../../parse-block.ts'
import { aBlock, listHeadings, renderBlock, stripTags } from '../../testing/render.tsx'

const place = { title: 'Where we run', address: 'Boxhagener Platz, Berlin', position: '52.5109, 13.4596' }
const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Mapmakers' }
const withTiles = {
  embeds: { base_host: 'foyer.example', code_url: 'https://sandbox.foyer.example/code', map_tiles: tiles },
}

describe('the map', () => {
  it('is a card with address and link where the operator has set no tiles', () => {
    const markup = renderBlock(aBlock('map', place))
    expect(listHeadings(markup)).toEqual(['2 Where we run'])
    expect(stripTags(markup)).toBe('Where we run Boxhagener Platz, Berlin Open in Maps')
    expect(markup).toMatch(
      /href="https:\/\/www\.openstreetmap\.org\/\?mlat=52\.5109&amp;mlon=13\.4596#map=15\/52\.5109\/13\.4596" target="_blank"/,
    )
    expect(markup).not.toContain('canvas')
  })

  it('has the space of its map from the start, and loads no tile on the server', () => {
    const markup = renderBlock(aBlock('map', place), { host: withTiles })
    expect(markup).toContain('block-size:250px')
    expect(markup).toMatch(/class="[^"]*canvas/)
    expect(markup).not.toContain('tiles.example.com')
  })

  it('shows no map in the studio', () => {
    expect(renderBlock(aBlock('map', place), { host: { ...withTiles, is_preview: true } })).not.toMatch(
      /class="[^"]*canvas/,
    )
  })

  it('finds a place by its address alone', () => {
    expect(renderBlock(aBlock('map', { ...place, position: '' }))).toContain(
      'search?query=Boxhagener%20Platz%2C%20Berlin',
    )
  })

  it('is nothing while it is empty, and a note in the preview', () => {
    expect(renderBlock(aBlock('map'))).toBe('')
    expect(renderBlock(aBlock('map'), { host: { is_preview: true } })).toContain('Enter an address')
  })

  it('refuses a position that is none', () => {
    expect(parseBlock(aBlock('map', { position: 'Berlin' })).problems).toMatchObject([
      { path: 'position', code: 'position_invalid' },
    ])
  })
})
