import {
  canSeePerson,
  isActiveMember,
  isStaff,
  type PersonViewer,
  type PersonFacts,
} from '../directory/can-see-person.ts'

/** The app's messaging settings (model, "Messaging settings"). */
export interface MessagingSettings {
  is_chat_available: boolean
  member_to_member: boolean
  member_to_admin: boolean
}

/** Who wants to write. */
export interface MessageSender extends PersonViewer {
  user_id: string
  is_app_messaging_profile: boolean
}

/** The recipient, with the facts that decide whether the viewer may write to them. */
export interface MessageTarget extends PersonFacts {
  can_receive_messages_from_members: boolean
}

/** Why a person may not be written to. `hidden` is treated as unknown, so that a block is never revealed. */
export type NoMessageReason = 'chat_unavailable' | 'is_self' | 'hidden' | 'not_accepting'

export type CanMessage = { allowed: true } | { allowed: false; reason: NoMessageReason }

/**
 * Whether the sender may write to everyone: an account admin or the app's messaging profile (spec section 6).
 */
export function canMessageEveryone(
  sender: Pick<MessageSender, 'is_account_admin' | 'is_app_messaging_profile'>,
): boolean {
  return sender.is_account_admin || sender.is_app_messaging_profile
}

/**
 * Decides whether one person may message another (spec section 6). Member-to-admin messaging applies to admins and
 * the app's messaging profile, member-to-member to everyone else; hidden people cannot be written to.
 */
export function canMessage(
  settings: MessagingSettings,
  sender: MessageSender,
  target: MessageTarget,
): CanMessage {
  if (!settings.is_chat_available) return { allowed: false, reason: 'chat_unavailable' }
  if (sender.user_id === target.user_id) return { allowed: false, reason: 'is_self' }
  if (!isActiveMember(target)) return { allowed: false, reason: 'hidden' }
  if (canMessageEveryone(sender)) return { allowed: true }
  if (!canSeePerson(sender, target)) return { allowed: false, reason: 'hidden' }

  const is_enabled = isStaff(target) ? settings.member_to_admin : settings.member_to_member
  if (!is_enabled || !target.can_receive_messages_from_members)
    return { allowed: false, reason: 'not_accepting' }
  return { allowed: true }
}
