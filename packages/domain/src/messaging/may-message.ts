/** The app's messaging settings (model, "Messaging settings"). */
export interface MessagingSettings {
  is_chat_available: boolean
  is_member_to_member: boolean
  is_member_to_admin: boolean
}

/** Who wants to write. */
export interface MessageSender {
  user_id: string
  is_account_admin: boolean
  is_app_messaging_profile: boolean
}

/** Whom they want to write to, and what stands between the two. */
export interface MessageTarget {
  user_id: string
  is_admin: boolean
  is_app_messaging_profile: boolean
  can_receive_messages_from_members: boolean
  profile_visibility: 'public' | 'private'
  /** Either of the two has blocked the other. */
  is_blocked: boolean
}

/** `hidden` is answered like somebody unknown, so that a block is never revealed. */
export type MayMessage =
  | { allowed: true }
  | { allowed: false; reason: 'chat_unavailable' | 'is_self' | 'hidden' | 'not_accepting' }

/**
 * Whether the sender may write to everyone: an account admin or the app's messaging profile (spec section 6).
 */
export function canMessageEveryone(sender: MessageSender): boolean {
  return sender.is_account_admin || sender.is_app_messaging_profile
}

/**
 * Who may message whom (spec section 6). Member-to-admin messaging counts for admins and the app's messaging
 * profile, member-to-member for everyone else; a private profile and a block hide a person from members.
 */
export function mayMessage(
  settings: MessagingSettings,
  sender: MessageSender,
  target: MessageTarget,
): MayMessage {
  if (!settings.is_chat_available) return { allowed: false, reason: 'chat_unavailable' }
  if (sender.user_id === target.user_id) return { allowed: false, reason: 'is_self' }
  if (canMessageEveryone(sender)) return { allowed: true }

  const is_staff = target.is_admin || target.is_app_messaging_profile
  if (target.is_blocked || (target.profile_visibility === 'private' && !is_staff)) {
    return { allowed: false, reason: 'hidden' }
  }
  const is_enabled = is_staff ? settings.is_member_to_admin : settings.is_member_to_member
  if (!is_enabled || !target.can_receive_messages_from_members)
    return { allowed: false, reason: 'not_accepting' }
  return { allowed: true }
}
