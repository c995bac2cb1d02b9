import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '../../testing/render.tsx'
import { anApp } from '../../testing/pages.ts'
import { Navigation } from './navigation.tsx'
import { SignInScreen } from './sign-in-screen.tsx'
import { activeTab } from './tabs.ts'

describe('the main menu', () => {
  const menu = (path: string | null, locale = 'en'): string =>
    renderMarkup(<Navigation tabs={anApp().navigation} path={path} account_path="/me/account" />, { locale })

  it('marks the tab of the page in view', () => {
    expect(menu('/programs/slow-burn')).toMatch(/href="\/programs"[^>]*aria-current="page"/)
    expect(menu(null)).not.toContain('aria-current')
  })

  it('shows the labels of the owner, else those of the language', () => {
    expect(textOf(menu('/'))).toBe('Kiln Home Programs Log In')
    expect(textOf(menu('/', 'ar'))).toContain('الرئيسية Programs')
  })
})

describe('activeTab', () => {
  const tabs = [
    { id: 'home', path: '/' },
    { id: 'programs', path: '/programs' },
    { id: 'base', path: '/programs/base' },
  ]
  it.each([
    ['/', 'home'],
    ['/programs', 'programs'],
    ['/programs/slow-burn', 'programs'],
    ['/programs/base/week-1', 'base'],
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
