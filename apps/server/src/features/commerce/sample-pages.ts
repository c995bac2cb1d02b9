import { mayAccessApp } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess } from '../access/index.ts'
import { findPages } from '../pages/index.ts'
import type { SampleOf } from './presenter.ts'
import type { ProductRow } from './repository/products.ts'

/** Loads the sample pages of products that a viewer may read. */
export async function loadSamplePages(
  ctx: Ctx,
  viewer: Viewer | null,
  products: readonly Pick<ProductRow, 'sample_page_id'>[],
): Promise<SampleOf> {
  const ids = [...new Set(products.flatMap(({ sample_page_id }) => sample_page_id ?? []))]
  const decided = await decidePagesAccess(ctx, viewer, ids)
  const readable = ids.filter((id) => decided.get(id)?.decision.granted)
  const pages = readable.length > 0 ? await findPages(ctx, readable) : []
  const by_id = new Map(pages.map(({ page_id, title, path }) => [page_id, { page_id, title, path }]))
  return ({ sample_page_id }) => (sample_page_id === null ? null : (by_id.get(sample_page_id) ?? null))
}

/** Throws `invalid` where guests of an app that is open to them may not read a page. */
export async function validateSamplePage(ctx: Ctx, page_id: string | null): Promise<void> {
  if (page_id === null) return
  const known = await findPages(ctx, [page_id])
  if (known.length === 0) throw invalidField('sample_page_id', 'unknown_page')
  if (!mayAccessApp(ctx.app.access, null)) return
  const decided = await decidePagesAccess(ctx, null, [page_id])
  if (!decided.get(page_id)?.decision.granted) throw invalidField('sample_page_id', 'page_not_open')
}
