import type { InputFor, OutputFor } from '@foyer/contract/client'
import { aServer } from '../harness.ts'
import { atApp, type AppLike } from './identity.ts'
import type { TestApp, TestTeamMember } from './apps.ts'

type Wish = Omit<InputFor<'pages.openPreview'>, 'id'>

/** A grant for the tree of a page, by the owner unless said. */
export async function aPreviewGrant(
  app: TestApp,
  page: { id: string },
  wish: Partial<Wish> & { by?: TestTeamMember } = {},
): Promise<OutputFor<'pages.openPreview'>> {
  const api = await aServer()
  const { by = app.owner, ...rest } = wish
  return api
    .as(atApp(by, app))
    .call('pages.openPreview', { id: page.id, as: { kind: 'everything' }, ...rest })
}

/** Reads the draft of a page by a grant, on the app's own host. */
export async function readPreview(
  app: Pick<AppLike, 'slug'>,
  page: { id: string },
  grant: string | null,
  headers: Record<string, string> = {},
  lang?: string,
): Promise<OutputFor<'pages.getPreview'>> {
  const api = await aServer()
  const sent = grant === null ? headers : { ...headers, 'x-preview-grant': grant }
  return api.as({ slug: app.slug, headers: sent }).call('pages.getPreview', {
    id: page.id,
    ...(lang === undefined ? {} : { lang }),
  })
}
