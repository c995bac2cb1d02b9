import { testId } from '@foyer/content/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '../../testing/render.tsx'
import { signedIn } from '../../testing/logins.ts'
import { anApp } from '../../testing/pages.ts'
import { DirectoryPane } from './directory-pane.tsx'

const pass = testId(7)
const access = { ...anApp().access, is_subscriber_only: true, app_products: [pass] }
const directory = (viewer: Parameters<typeof renderMarkup>[1] & object): string =>
  renderMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DirectoryPane placeholder="" />
    </QueryClientProvider>,
    { app: { access }, texts: ['people'], ...viewer },
  )

describe('the directory of an app for its buyers', () => {
  it('offers a purchase to a member who has not bought, without loading members', () => {
    const markup = directory({ viewer: signedIn() })
    expect(textOf(markup)).toBe("You don't have access Buy access to this app to see other members. Purchase")
  })

  it.each([
    ['who has bought', { active_product_ids: [pass] }],
    ['of the team', { is_admin: true }],
  ])('is searched by a member %s', (_who, user) => {
    expect(directory({ viewer: signedIn(user) })).toContain('aria-label="Search members"')
  })

  it('prompts a guest to log in', () => {
    expect(textOf(directory({ viewer: { status: 'guest' } }))).toMatch(/^For members only .* Log In$/)
  })
})
