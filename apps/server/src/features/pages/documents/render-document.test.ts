import { describe, expect, it } from 'vitest'
import type { BootApp } from '@foyer/contract/apps/shapes'
import { DEFAULT_THEME } from '@foyer/domain/theme'
import { plainRenderer } from '#test/factories/pages.ts'
import { renderDocument, RenderError, sha256 } from './render-document.ts'
import type { RenderInput } from '@foyer/contract/pages/document-shapes'

const app: BootApp = {
  id: '0198c0de-0000-7000-8000-000000000001',
  slug: 'kiln',
  name: 'Kiln & Co',
  time_zone: 'UTC',
  default_locale: 'en',
  locales: ['en', 'ar'],
  theme: { ...DEFAULT_THEME, default_color_mode: 'auto' },
  logo: null,
  sign_in_methods: ['default'],
  sign_up: { is_open: true, text: '' },
  platform_rewardful_slug: '',
  access: {
    is_private: false,
    is_subscriber_only: false,
    require_sign_in: false,
    allow_anonymous_browsing: true,
    app_products: [],
    purchase_overlay: null,
    prompt_purchase_post_sign_up: false,
  },
  messaging: { is_chat_available: true, member_to_member: false, member_to_admin: true, shows_typing: false },
  navigation: [],
  is_navigation_personal: false,
  announcements: [],
  shows_badge: true,
  is_sandbox: true,
  embeds: { base_host: 'foyer.test', code_url: 'https://sandbox.foyer.test/code', map_tiles: null },
  release_id: null,
}

const input: RenderInput = {
  kind: 'app',
  app,
  locale: 'ar',
  dir: 'rtl',
  index: null,
  path: null,
  origin: 'http://kiln.localhost',
}

describe('a document', () => {
  it('sets the theme on its root and leaves the mode of the device to the script', async () => {
    const { html } = await renderDocument(plainRenderer, input)
    expect(html).toContain(
      '<html lang="ar" dir="rtl" data-look="default" data-cards="raised" data-mode="light" data-color-mode="auto">',
    )
  })

  it('escapes the texts of the owner', async () => {
    const { html } = await renderDocument(plainRenderer, input)
    expect(html).toContain('<title>Kiln &amp; Co</title>')
  })

  it('allows the hash of exactly the style sheet that it contains', async () => {
    const css = 'a{content:"</style><script>alert(1)</script>"}'
    const renderer = {
      ...plainRenderer,
      render: () => ({ html: '', css, data: {}, scripts: [], modules: [], links: [] }),
    }
    const { html, style_hash } = await renderDocument(renderer, input)
    const sheet = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? ''
    expect(style_hash).toBe(sha256(sheet))
    expect(sheet.startsWith('a{content:"<\\/style>')).toBe(true)
  })

  it('lets nothing in its data end the element', async () => {
    const data = { words: '</script><!--<script>\u2028' }
    const renderer = {
      ...plainRenderer,
      render: () => ({ html: '', css: '', data, scripts: [], modules: [], links: [] }),
    }
    const { html } = await renderDocument(renderer, input)
    const json = /id="foyer-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(json).not.toMatch(/[<\u2028]/)
    expect(JSON.parse(json)).toEqual(data)
  })

  it('names the page that could not be rendered', async () => {
    const renderer = {
      ...plainRenderer,
      render: () => {
        throw new TypeError('undefined is not a screen')
      },
    }
    await expect(renderDocument(renderer, { ...input, path: '/about' })).rejects.toThrow(RenderError)
    await expect(renderDocument(renderer, { ...input, path: '/about' })).rejects.toThrow('/about')
  })
})
