import type { MessageAction, ThreadType } from '@foyer/contract/messaging/shapes'
import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'
import type { MemberViewer, TeamViewer, Viewer } from '../../platform/session/viewer.ts'

/** What a thread's page lets a viewer do. */
export type ThreadFacts = {
  /** The page is published, can be commented on, and they may know of it. */
  is_known: boolean
  /** They may read the page now. */
  is_readable: boolean
}

/** An action in a thread; for editing and deleting with the message's author (null: no message). */
export type ThreadAction = ThreadFacts &
  (
    | { action: Exclude<MessageAction['action'], 'delete' | 'edit'> }
    | { action: 'delete' | 'edit'; author_id: string | null }
  )

/** Who may do what in a thread. Pure: facts in, decision out. */
export const messagingPolicy = {
  /** A page thread follows its page: hidden or locked with it. */
  readThread: (_viewer: Viewer | null, { is_known, is_readable }: ThreadFacts): Decision => {
    if (!is_known) return hide
    return is_readable ? allow : deny
  },

  /** Who reads a thread may send files into it where they may write, which the route checks. */
  uploadFile: (viewer: MemberViewer, facts: ThreadFacts): Decision =>
    messagingPolicy.readThread(viewer, facts),

  /** Authors decide about the preview of their own links. */
  showPreview: (viewer: MemberViewer, facts: ThreadFacts & { author_id: string | null }): Decision => {
    const reading = messagingPolicy.readThread(viewer, facts)
    if (!reading.allowed || facts.author_id === null) return reading
    return facts.author_id === viewer.user_id ? allow : deny
  },

  /** Members search what they may read; in one thread as they read it (null: in all). */
  searchMessages: (viewer: MemberViewer, facts: ThreadFacts | null): Decision =>
    facts === null ? allow : messagingPolicy.readThread(viewer, facts),

  /** Participants pin in their own threads, admins in feeds and on pages. */
  pinMessage: (viewer: MemberViewer, facts: ThreadFacts & { kind: ThreadType }): Decision => {
    const reading = messagingPolicy.readThread(viewer, facts)
    if (!reading.allowed) return reading
    return canPin(viewer, facts.kind) ? allow : deny
  },

  /** Every participant of a group renames it and adds people; other threads have neither. */
  changeGroup: (viewer: MemberViewer, facts: ThreadFacts & { kind: ThreadType }): Decision => {
    const reading = messagingPolicy.readThread(viewer, facts)
    return reading.allowed && facts.kind !== 'group' ? deny : reading
  },

  /** Everybody leaves a group; its creator and admins in it remove others. */
  removeParticipant: (
    viewer: MemberViewer,
    facts: ThreadFacts & { kind: ThreadType; created_by: string | null; user_id: string },
  ): Decision => {
    const changing = messagingPolicy.changeGroup(viewer, facts)
    if (!changing.allowed || facts.user_id === viewer.user_id) return changing
    return canManage(viewer, facts) ? allow : deny
  },

  /** Channels are looked up among the app's own; any other id does not exist. */
  manageChannel: (_viewer: TeamViewer, { channel }: { channel: object | null }): Decision =>
    channel ? allow : hide,

  /** Readers report the messages of others; a message that is gone is found out later. */
  reportMessage: (viewer: MemberViewer, facts: ThreadFacts & { author_id: string | null }): Decision => {
    const reading = messagingPolicy.readThread(viewer, facts)
    if (!reading.allowed) return reading
    return facts.author_id === viewer.user_id ? deny : allow
  },

  /** The team decides about reports of its own app; any other id does not exist. */
  moderate: (_viewer: TeamViewer, { report_case }: { report_case: object | null }): Decision =>
    report_case ? allow : hide,

  /** Members confirm their own warnings; any other does not exist for them. */
  confirmWarning: (viewer: MemberViewer, { warning }: { warning: { user_id: string } | null }): Decision =>
    warning?.user_id === viewer.user_id ? allow : hide,

  /** Authors edit and delete their own messages, admins delete any that they may see (spec section 6). */
  actOnThread: (viewer: MemberViewer, thread_action: ThreadAction): Decision => {
    const reading = messagingPolicy.readThread(viewer, thread_action)
    if (!reading.allowed) return reading
    if (thread_action.action === 'edit')
      return thread_action.author_id === null || thread_action.author_id === viewer.user_id ? allow : deny
    if (thread_action.action !== 'delete') return reading
    return thread_action.author_id === null || canDelete(viewer, thread_action.author_id) ? allow : deny
  },
}

/** Whether a message of this author is the viewer's to delete. */
export function canDelete(
  viewer: Pick<Viewer, 'user_id' | 'is_admin' | 'is_account_admin'> | null,
  author_id: string,
): boolean {
  if (!viewer) return false
  return viewer.user_id === author_id || viewer.is_admin || viewer.is_account_admin
}

/** Whether a viewer who may write in a thread may pin messages in it. */
export function canPin(
  viewer: Pick<Viewer, 'is_admin' | 'is_account_admin'> | null,
  kind: ThreadType,
): boolean {
  if (!viewer || kind === 'reply') return false
  return kind === 'direct' || kind === 'group' || viewer.is_admin || viewer.is_account_admin
}

/** Whether a participant of a group may remove others from it: who has created it, and admins. */
export function canManage(
  viewer: Pick<Viewer, 'user_id' | 'is_admin' | 'is_account_admin'> | null,
  { created_by }: { created_by: string | null },
): boolean {
  if (!viewer) return false
  return created_by === viewer.user_id || viewer.is_admin || viewer.is_account_admin
}
