import type { AppAccess } from '@foyer/domain/access'
import { allow, deny, type Decision } from '../../platform/http/decision.ts'
import type { Viewer } from '../../platform/session/viewer.ts'

/** Who may browse the content. Pure: facts in, decision out. */
export const libraryPolicy = {
  /** In a private app only members know of any page. */
  browse: (viewer: Viewer | null, app: Pick<AppAccess, 'is_private'>): Decision =>
    app.is_private && (viewer?.subscriber_id ?? null) === null ? deny : allow,
}
