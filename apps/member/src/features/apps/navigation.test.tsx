import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '../../testing/render.tsx'
import { anApp, aTab } from '../../testing/pages.ts'
import { Navigation } from './navigation.tsx'
import { SignInScreen } from './sign-in-screen.tsx'
import { activeTab } from './tabs.ts'

describe('the main menu', () => {
  const menu = (path: string | null, locale = 'en'): string =>
    renderMarkup(<Navigation items={anApp().navigation} path={path} account_path="/me/account" />, { locale })

  it('marks the tab of the page in view', () => {
    expect(menu('/programs/slow-burn')).toMatch(/href="\/programs"[^>]*aria-current="page"/)
    expect(menu(null)).not.toContain('aria-current')
  })

  it('shows the labels of the owner, else those of the language', () => {
    expect(textOf(menu('/'))).toBe('Kiln Home Programs Log In')
    expect(textOf(menu('/', 'ar'))).toContain('الرئيسية Programs')
  })
})

describe('an item', () => {
  const item = (given: Parameters<typeof aTab>[1], locale = 'en'): string =>
    renderMarkup(<Navigation items={[aTab(5, given)]} path="/" account_path="/me/account" />, { locale })

  it('has the label of the language, else that of the owner', () => {
    const labels = { label: 'Shop', labels: { ar: 'المتجر' } }
    expect(textOf(item(labels, 'ar'))).toContain('المتجر')
    expect(textOf(item(labels))).toContain('Shop')
  })

  it('opens another site in a tab of its own', () => {
    expect(item({ target: 'link', path: 'https://shop.example', label: 'Shop' })).toContain(
      'href="https://shop.example" class="tab" target="_blank" rel="noopener noreferrer"',
    )
    expect(item({ target: 'link', path: '/about', label: 'About' })).not.toContain('_blank')
  })
})

describe('activeTab', () => {
  const tabs = [
    { id: 'home', path: '/' },
    { id: 'programs', path: '/programs' },
    { id: 'base', path: '/programs/base' },
    { id: 'discover', path: '/discover/programs' },
  ]
  it.each([
    ['/', 'home'],
    ['/programs', 'programs'],
    ['/programs/slow-burn', 'programs'],
    ['/programs/base/week-1', 'base'],
    ['/discover/programs', 'discover'],
    ['/discover/events', 'discover'],
    ['/programs-old', null],
    [null, null],
  ])('%s belongs to %s', (path, id) => {
    expect(activeTab(tabs, path)).toBe(id)
  })
})

describe('the sign-in screen of a private app', () => {
  it('shows its name and the way in', () => {
    expect(textOf(renderMarkup(<SignInScreen />))).toBe(
      'Kiln Kiln is for members only. Log in to continue. Log In',
    )
  })
})
