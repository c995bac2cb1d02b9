import type { z } from 'zod'
import type { CallName, InputFor, OutputFor } from '../client.ts'
import type { components } from './components.ts'
import { order_preview, payment_intent, version } from './examples-order.ts'

type Components = typeof components
type Example<Name extends keyof Components> = z.output<Components[Name]>

const PAGE = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e01'
const PROGRAM = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e02'
const PRODUCT = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e03'
const VERSION = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e04'
const USER = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e06'
const SUBSCRIBER = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e07'
const SUBSCRIPTION = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e08'
const OTHER = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e09'
const TEAM_MEMBER = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e0a'
const MEDIA = '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e0b'
const MESSAGE_TS = '1767225600000000'
const NOW = '2026-01-01T00:00:00.000Z'
const LATER = '2026-02-01T00:00:00.000Z'

const author: Example<'Author'> = { user_id: USER, name: 'Dana Ruiz', avatar_urls: null, is_admin: false }

const message: Example<'Message'> = {
  message_thread_id: PAGE,
  message_ts: MESSAGE_TS,
  message: 'Third week done. The tempo squats are no joke.',
  message_type: 'message',
  status: 'sent',
  attachment_data: null,
  image_ids: [],
  image_urls: [],
  images: [],
  video_url: null,
  mentions: [],
  quote: null,
  notification: null,
  reply_thread_id: null,
  reply_count: 0,
  reaction_count: 4,
  reactions: [],
  is_liked: true,
  is_root: true,
  edited_at: null,
  pinned_at: null,
  user: author,
  abilities: { delete: false, like: true, reply: true, edit: false, pin: false, report: false },
}

const thread: Example<'Thread'> = {
  id: PAGE,
  type: 'page',
  title: 'Week three',
  channel_id: `thread:${PAGE}`,
  is_private: false,
  is_read_by_team: false,
  is_feed: false,
  is_unread: false,
  unread_count: 0,
  has_been_renamed: false,
  message_count: 1,
  remaining_messages: 0,
  total_count_participants: 1,
  participants: [],
  participant: null,
  latest_message_ts: MESSAGE_TS,
  latest_message: message,
  last_message_read_ts: MESSAGE_TS,
  parent_message: null,
  parent_thread_id: null,
  notifications_enabled: true,
  muted_until: null,
  created_at: null,
  page_id: PAGE,
  page_path: '/slow-burn/week-3',
  seq: 1,
  no_send_reason: null,
  no_send_until: null,
  abilities: { send: true, pin: false, rename: false, add: false, remove: false, leave: false },
}

const product: Example<'Product'> = {
  id: PRODUCT,
  title: 'Kiln Membership',
  subtitle: 'Every program, every week',
  description: 'All programs, the library and the community.',
  benefits: ['All programs', 'A new workout every week'],
  cover: null,
  cover_asset: null,
  is_hidden: false,
  contents: ['Weeks 1 to 4: base', 'Weeks 5 to 8: strength'],
  teacher: { name: 'Maren Oduya', line: 'Coach since 2009', photo: null, photo_asset: null },
  sample_page: null,
  versions: [version],
  order_bumps: [],
  opens: [{ page_id: PROGRAM, title: 'Slow Burn', path: '/slow-burn' }],
  includes: [],
  has_had_trial: false,
}

const user: Example<'User'> = {
  id: USER,
  email: 'dana@example.com',
  name: 'Dana Ruiz',
  timezone: 'America/New_York',
  subscriber_id: SUBSCRIBER,
  subscriber_uuid: SUBSCRIBER,
  is_admin: false,
  is_account_admin: false,
  is_app_messaging_profile: false,
  active_product_ids: [PRODUCT],
  global_events_channel: `user:${USER}`,
  avatar_urls: null,
  can_receive_messages_from_members: true,
  profile_visibility: 'public',
  language: null,
  passwordless: false,
  auth_provider: 'default',
  is_email_verified: true,
  attributes: { first_name: 'Dana' },
  app_subscription: null,
}

const login_response: Example<'LoginResponse'> = {
  user,
  authentication_token: 'q3mB0J4cYk1o7nJ2dUe9sXw5aZt8vLf6hRgPiQyEbCk',
  program_subscriptions: { [PROGRAM]: [PAGE] },
  event_subscriptions: [],
  pack_subscriptions: [],
  page_completions: { by_uuid: [PAGE], by_content_type: { workout: [PAGE] } },
  ever_completed_page_ids: [PAGE],
  page_subscriptions: [{ page_id: PROGRAM, started_at: NOW }],
  bookmarked_pages: [],
  billing_country: 'US',
  past_due_subscriptions: [],
  subscriber_properties: [],
  blocked_user_ids: [],
  exercise_swaps: [],
  access_epoch: 12,
  page_rights: '',
}

const studio_login: Example<'StudioLoginResponse'> = {
  team_member: { id: TEAM_MEMBER, email: 'owner@example.com', name: 'Mara Lind', role: 'owner' },
  account: { id: OTHER, name: 'Kiln Studio' },
  authentication_token: 'b7Xc1fQ9tVn3kLr5wYz8pHs2gMd6jEa4uTo0iCqRxBv',
}

const member: Example<'Member'> = {
  id: USER,
  subscriber_id: SUBSCRIBER,
  name: 'Dana Ruiz',
  email: 'dana@example.com',
  avatar_urls: null,
  language: null,
  timezone: 'America/New_York',
  is_admin: false,
  is_account_admin: false,
  is_team: false,
  status: 'member',
  deletes_at: null,
  closed_by_member: false,
  joined_at: NOW,
  imported_at: null,
  last_seen_at: LATER,
}

const invitation: Example<'MemberInvitation'> = {
  id: OTHER,
  email: 'sam@example.com',
  name: 'Sam Okoro',
  products: [{ id: PRODUCT, title: 'Kiln Membership' }],
  invited_by_name: 'Mara Lind',
  invited_at: NOW,
  sent_at: NOW,
  expires_at: '2026-01-08T00:00:00.000Z',
  is_expired: false,
}

const entitlement: Example<'EntitlementEntry'> = {
  id: OTHER,
  kind: 'grant',
  product_id: PRODUCT,
  page_id: null,
  label: 'Kiln Membership',
  cause: 'gift',
  status: 'held',
  plan: null,
  paid_until: null,
  starts_at: NOW,
  ends_at: LATER,
  note: 'Won the January challenge',
  created_at: NOW,
}

const scheduled_item: Example<'ScheduledItem'> = {
  id: OTHER,
  item_id: PAGE,
  item_type: 'page',
  scope_type: 'member',
  context_id: PROGRAM,
  context_type: 'page',
  context_title: 'Slow Burn',
  date: '2026-01-05',
  is_all_day: true,
  starts_at: null,
  ends_at: null,
  is_completed: false,
  item: {
    title: 'Tempo squats',
    path: '/slow-burn/tempo-squats',
    content_type: 'workout',
    cover: null,
    cover_asset: null,
    minutes: 35,
    is_locked: false,
  },
}

const asset: Example<'MediaAsset'> = {
  id: MEDIA,
  width: 1600,
  height: 1000,
  placeholder: null,
  src: `/media/${MEDIA}`,
  variants: [{ width: 800, format: 'webp', url: `/media/${MEDIA}/800.webp` }],
}

const subscription: Example<'Subscription'> = {
  id: SUBSCRIPTION,
  product_id: PRODUCT,
  version_id: VERSION,
  title: 'Kiln Membership',
  state: 'active',
  amount: 1900,
  next_amount: 1900,
  currency: 'USD',
  interval: 'month',
  interval_count: 1,
  tax: null,
  current_period_ends_at: LATER,
  trial_ends_at: null,
  cancel_at_period_end: false,
  is_test: false,
  cover: null,
  cover_asset: null,
  next_at: LATER,
  ended_at: null,
  pause: null,
  pause_choices: [],
  switch_choices: [],
  planned_switch: null,
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2029, expires_before_renewal: false },
  overdue: null,
}

/** Examples of named shapes. A test parses each by its shape. */
export const componentExamples: { readonly [Name in keyof Components]?: Example<Name> } = {
  Author: author,
  EntitlementEntry: entitlement,
  LoginResponse: login_response,
  MediaAsset: asset,
  MediaItem: {
    id: MEDIA,
    name: 'squat-rack.jpg',
    alt: 'An empty squat rack',
    type: 'image/jpeg',
    bytes: 482_113,
    status: 'ready',
    public_address: 'automatic',
    asset,
    created_at: NOW,
  },
  Member: member,
  MemberInvitation: invitation,
  Message: message,
  Money: { amount: 1900, currency: 'USD' },
  OrderPreview: order_preview,
  PageReference: { page_id: PROGRAM, title: 'Slow Burn', path: '/slow-burn' },
  PaymentIntent: payment_intent,
  PersonCard: {
    user_id: USER,
    subscriber_id: SUBSCRIBER,
    name: 'Dana Ruiz',
    avatar_urls: null,
    is_staff: false,
    can_message: true,
  },
  Problem: {
    type: 'about:blank#invalid',
    title: 'Some fields were refused.',
    status: 422,
    code: 'invalid',
    request_id: '0199b6e2-4f10-7c3a-8d21-5b6f0a9c1e0c',
    errors: [{ path: 'title', code: 'required' }],
  },
  Product: product,
  ProductVersion: version,
  RootProgress: { page_id: PROGRAM, progress: 42 },
  ScheduledItem: scheduled_item,
  StudioLoginResponse: studio_login,
  Subscription: subscription,
  Thread: thread,
  User: user,
}

/** Examples of requests, path parameters included. */
export const requestExamples: { readonly [Name in CallName]?: InputFor<Name> } = {
  'access.grantEntitlement': {
    subscriber_id: SUBSCRIBER,
    product_id: PRODUCT,
    cause: 'gift',
    ends_at: LATER,
    note: 'Won the January challenge',
  },
  'commerce.createIntent': { id: PRODUCT, version_id: VERSION, final_amount: 1900 },
  'commerce.createProduct': {
    title: 'Kiln Membership',
    subtitle: 'Every program, every week',
    is_on_sale: true,
    versions: [
      { name: 'Monthly', amount: 1900, currency: 'USD', interval: 'month', interval_count: 1, trial_days: 7 },
    ],
  },
  'commerce.previewOrder': { id: PRODUCT, version_id: VERSION },
  'identity.login': { email: 'dana@example.com', password: 'a long passphrase' },
  'identity.signUp': {
    email: 'dana@example.com',
    name: 'Dana Ruiz',
    password: 'a long passphrase',
    timezone: 'America/New_York',
  },
  'members.inviteMember': { email: 'sam@example.com', name: 'Sam Okoro', product_ids: [PRODUCT] },
  'messaging.postMessage': { id: PAGE, data: { action: 'publish', message: 'Hi', client_id: 'draft-1' } },
  'pages.createPage': { parent_id: PROGRAM, content_type: 'workout', title: 'Tempo squats' },
  'schedule.scheduleItem': { item_id: PAGE, item_type: 'page', date: '2026-01-05' },
  'team.studioLogin': { email: 'owner@example.com', password: 'a long passphrase' },
}

/** Examples of responses whose schemas have none. */
export const responseExamples: { readonly [Name in CallName]?: OutputFor<Name> } = {
  'commerce.listProducts': { products: [product] },
  'messaging.listMessages': { messages: [message], remaining_messages: 0, seq: 1 },
  'messaging.markThreadRead': { last_message_read_ts: MESSAGE_TS },
  'messaging.postMessage': { messages: [message], seq: 2 },
  'progress.completePage': { page_id: PAGE, root_progress: { page_id: PROGRAM, progress: 42 } },
}
