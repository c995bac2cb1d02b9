import type { InputFor, OutputFor } from '@foyer/contract/client'
import { aServer } from '../harness.ts'
import { atApp, type AppLike } from './identity.ts'
import type { TestApp, TestTeamMember } from './apps.ts'

type PreviewOptions = Omit<InputFor<'pages.openPreview'>, 'id'>

/** Creates a preview grant for the tree of a page, by the owner by default. */
export async function aPreviewGrant(
  app: TestApp,
  page: { id: string },
  options: Partial<PreviewOptions> & { by?: TestTeamMember } = {},
): Promise<OutputFor<'pages.openPreview'>> {
  const api = await aServer()
  const { by = app.owner, ...rest } = options
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
  const request_headers = grant === null ? headers : { ...headers, 'x-preview-grant': grant }
  return api.as({ slug: app.slug, headers: request_headers }).call('pages.getPreview', {
    id: page.id,
    ...(lang === undefined ? {} : { lang }),
  })
}
