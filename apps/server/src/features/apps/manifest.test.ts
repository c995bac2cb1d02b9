import { describe, expect, it } from 'vitest'
import type { BootApp } from '@foyer/contract/apps/shapes'
import { DEFAULT_MESSAGING, createDefaultSettings, PUBLIC_ACCESS } from './defaults.ts'
import { createManifest } from './manifest.ts'

const look = {
  app_look: 'rounded',
  card_style: 'raised',
  default_color_mode: 'auto',
  heading_font: 'bricolage-grotesque',
  body_font: 'figtree',
  primary_color: '#f0491e',
} as const

function aBoot(change: Partial<BootApp> = {}): BootApp {
  const { sso_apple_enabled: _apple, sso_google_enabled: _google, ...access } = PUBLIC_ACCESS
  return {
    id: 'a',
    slug: 'kiln',
    name: 'Kiln',
    time_zone: 'UTC',
    default_locale: 'en',
    locales: ['en'],
    logo: null,
    theme: createDefaultSettings(look, 'en').theme,
    sign_in_methods: ['default'],
    sign_up: { is_open: true, text: '' },
    platform_rewardful_slug: '',
    access: {
      ...access,
      app_products: [],
    },
    messaging: DEFAULT_MESSAGING,
    navigation: [],
    is_navigation_personal: false,
    announcements: [],
    shows_badge: true,
    is_sandbox: true,
    embeds: { base_host: 'foyer.test', code_url: 'https://sandbox.foyer.test/code', map_tiles: null },
    release_id: null,
    ...change,
  }
}

describe('createManifest', () => {
  it('names the app and stays on its own host', () => {
    const manifest = createManifest(aBoot())
    expect(manifest).toMatchObject({
      name: 'Kiln',
      short_name: 'Kiln',
      start_url: '/',
      scope: '/',
      dir: 'ltr',
    })
  })

  it('offers PNG icons for launchers, one of them to be cut', () => {
    expect(createManifest(aBoot()).icons).toEqual([
      { src: '/_icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/_icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/_icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ])
  })

  it('runs from right to left in Arabic', () => {
    expect(createManifest(aBoot({ default_locale: 'ar' }))).toMatchObject({ lang: 'ar', dir: 'rtl' })
  })

  it('takes the dark ground where the app is dark', () => {
    const theme = { ...aBoot().theme, default_color_mode: 'dark' } as const
    const [dark, light] = [createManifest(aBoot({ theme })), createManifest(aBoot())]
    expect(dark.background_color).not.toBe(light.background_color)
  })

  it.each([
    ['Kiln Strength Club', 'Kiln'],
    ['Longline Run', 'Longline Run'],
    ['Unbreakablestrength', 'Unbreakables'],
  ])('shortens %s to %s', (name, short) => {
    expect(createManifest(aBoot({ name })).short_name).toBe(short)
  })
})
