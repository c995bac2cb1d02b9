import type { AppAccess } from '@foyer/domain/access'
import { allow, deny, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer, Viewer } from '../../platform/session/viewer.ts'

/** Who may browse the content. Pure: facts in, decision out. */
export const libraryPolicy = {
  /** The rules of collections: any team member of the app's account, as the route has verified. */
  useStudio: (_viewer: TeamViewer): Decision => allow,
  /** In a private app only members know of any page. */
  browse: (viewer: Viewer | null, app: Pick<AppAccess, 'is_private'>): Decision =>
    app.is_private && (viewer?.subscriber_id ?? null) === null ? deny : allow,
}
