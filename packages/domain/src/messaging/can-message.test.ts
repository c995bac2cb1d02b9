import { describe, expect, it } from 'vitest'
import { canMessage } from './can-message.ts'
import type { MessageSender, MessageTarget, MessagingSettings } from './can-message.ts'

const settings = { is_chat_available: true, member_to_member: true, member_to_admin: true }
const ann = { user_id: 'ann', is_admin: false, is_account_admin: false, is_app_messaging_profile: false }
const bo: MessageTarget = {
  user_id: 'bo',
  subscriber_id: 'bo-here',
  is_suspended: false,
  has_closed: false,
  is_admin: false,
  is_app_messaging_profile: false,
  can_receive_messages_from_members: true,
  profile_visibility: 'public',
  is_blocked: false,
}

describe('canMessage', () => {
  const closed = { member_to_member: false, member_to_admin: false }
  const boss = { is_account_admin: true }
  const app = { is_app_messaging_profile: true }

  it.each<
    [string, Partial<MessagingSettings>, Partial<MessageSender>, Partial<MessageTarget>, true | string]
  >([
    ['a member writes to a member', {}, {}, {}, true],
    ['nobody writes where chat is not available', { is_chat_available: false }, boss, {}, 'chat_unavailable'],
    ['nobody writes to themselves', {}, { user_id: 'bo' }, {}, 'is_self'],
    ['not even an account admin', {}, { ...boss, user_id: 'bo' }, {}, 'is_self'],
    ['an account admin writes to everyone', closed, boss, { can_receive_messages_from_members: false }, true],
    ['the app writes to everyone', closed, app, { profile_visibility: 'private' }, true],
    ['not to who wants no messages', {}, {}, { can_receive_messages_from_members: false }, 'not_accepting'],
    ['not between members when that is off', { member_to_member: false }, {}, {}, 'not_accepting'],
    ['to an admin when only that is on', { member_to_member: false }, {}, { is_admin: true }, true],
    ['to the app when only that is on', { member_to_member: false }, {}, app, true],
    ['not to an admin when that is off', { member_to_admin: false }, {}, { is_admin: true }, 'not_accepting'],
    ['not to the app when that is off', { member_to_admin: false }, {}, app, 'not_accepting'],
    [
      'not to an admin who wants none',
      {},
      {},
      { is_admin: true, can_receive_messages_from_members: false },
      'not_accepting',
    ],
    ['not to who is suspended, whoever writes', {}, boss, { is_suspended: true }, 'hidden'],
    ['not to who was not let in yet', {}, app, { subscriber_id: null }, 'hidden'],
    ['an admin reaches a private profile', {}, { is_admin: true }, { profile_visibility: 'private' }, true],
    ['a private profile is hidden', {}, {}, { profile_visibility: 'private' }, 'hidden'],
    [
      'an admin can be reached with a private profile',
      {},
      {},
      { profile_visibility: 'private', is_admin: true },
      true,
    ],
    ['who has blocked is hidden', {}, {}, { is_blocked: true }, 'hidden'],
    ['a block looks like a private profile, whatever is set', closed, {}, { is_blocked: true }, 'hidden'],
  ])('%s', (_sentence, setting, sender, target, expected) => {
    const decision = canMessage({ ...settings, ...setting }, { ...ann, ...sender }, { ...bo, ...target })
    expect(decision).toEqual(expected === true ? { allowed: true } : { allowed: false, reason: expected })
  })
})
