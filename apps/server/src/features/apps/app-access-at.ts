import type { AppAccess } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { findAccessChangesAround } from './repository.ts'

/**
 * Who could enter the app at a past moment. Before the first change that is known, it is what that change says of
 * before; `is_known` is false where it does not say, and then these are the settings of today.
 */
export async function appAccessAt(ctx: Ctx, at: Date): Promise<{ access: AppAccess; is_known: boolean }> {
  const { last, next } = await findAccessChangesAround(ctx.db, at)
  const access = last ?? (next ? next.before : ctx.app.access)
  return { access: access ?? ctx.app.access, is_known: access !== null }
}
