import type { Ctx } from '#platform/context.ts'
import { MAX_EXPIRY_S } from '#platform/storage/index.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { fileName, findFiles, type FileRow } from '../../media/index.ts'
import { findContent } from '../queries/versions.ts'
import { loadLiveSite } from '../tree/index.ts'
import { formatMediaScope, isMediaScopeValid } from './media-scope.ts'

/** A file of a page, and the scope by which its reader may read it. */
type OpenedFile = { file: FileRow; scope: string }

/** Finds a file that a live page shows, for a viewer who may read the page; null otherwise. */
export async function openPageFile(
  ctx: Ctx,
  viewer: Viewer | null,
  page_id: string,
  media_id: string,
): Promise<OpenedFile | null> {
  const scope = await findScope(ctx, viewer, page_id)
  if (scope === null) return null
  const site = await loadLiveSite(ctx)
  const found = await findContent(ctx.db, site.number, { page_id, locale: ctx.app.default_locale })
  if (!found?.content.file_ids?.includes(media_id)) return null
  const [file] = await findFiles(ctx.db, [media_id])
  return file ? { file, scope } : null
}

/** The address of a file of a page, to be followed at once; null where the viewer may not read it. */
export async function openPageFileAddress(
  ctx: Ctx,
  viewer: Viewer | null,
  page_id: string,
  media_id: string,
): Promise<string | null> {
  const opened = await openPageFile(ctx, viewer, page_id, media_id)
  if (!opened) return null
  const { file, scope } = opened
  return ctx.services.storage.signedUrl(file.storage_key, {
    expires_s: MAX_EXPIRY_S,
    bound_to: scope,
    file_name: fileName(file),
  })
}

async function findScope(ctx: Ctx, viewer: Viewer | null, page_id: string): Promise<string | null> {
  for (const part of ['body', 'overlay'] as const) {
    const scope = formatMediaScope(part, page_id)
    if (await isMediaScopeValid(ctx, viewer, scope)) return scope
  }
  return null
}
