import type { CallName } from '../client.ts'

/** The feature of a call: the part of its name before the dot. */
export type FeatureName = CallName extends `${infer Feature}.${string}` ? Feature : never

/** Title and description of each feature in the API reference, in the order of its menu. */
export const features: Readonly<Record<FeatureName, { title: string; description: string }>> = {
  identity: {
    title: 'Identity',
    description:
      'Sign-up, sign-in and sessions of the members of an app: passwords, mailed links and codes, passkeys, Google and Apple, and the profile of the signed-in user.',
  },
  attributes: {
    title: 'Attributes',
    description: 'Named values of pages and members that texts show.',
  },
  directory: {
    title: 'Directory',
    description: 'Members as other members see them: profiles, search, blocking.',
  },
  pages: {
    title: 'Pages',
    description:
      'Published pages as members read them, and the studio’s drafts, access settings, translations and releases.',
  },
  access: {
    title: 'Access',
    description: 'Who can open a page and why: entitlements, grants and explanations for the studio.',
  },
  library: {
    title: 'Library',
    description: 'Lists of content: what a member owns, what comes next, what can be scheduled.',
  },
  progress: {
    title: 'Progress',
    description: 'Starting, completing and bookmarking pages, programs and their stages.',
  },
  schedule: {
    title: 'Schedule',
    description: 'A member’s calendar, the occurrences of events, and who comes to them.',
  },
  forms: {
    title: 'Forms',
    description: 'Forms on pages, and what members submitted.',
  },
  workouts: {
    title: 'Workouts',
    description:
      'Training: sessions of workouts with their activity, what was done last time, and swapped exercises.',
  },
  messaging: {
    title: 'Messaging',
    description:
      'Threads and messages. New messages arrive over the WebSocket; these calls read and write them.',
  },
  commerce: {
    title: 'Commerce',
    description:
      'Products, prices, checkout, subscriptions and purchases. Amounts are integers in the minor unit of the currency.',
  },
  notifications: {
    title: 'Notifications',
    description: 'What a member is notified of, and by which channel.',
  },
  activity: {
    title: 'Activity',
    description: 'Visits and views, and the figures of the studio’s home.',
  },
  'data-rights': {
    title: 'Data rights',
    description: 'Export of a member’s own data, and deletion of their account.',
  },
  apps: {
    title: 'Apps',
    description: 'The studio’s settings of an app: theme, domains, sign-in methods, access, navigation.',
  },
  members: {
    title: 'Members',
    description: 'The studio’s list of members: search, invitations, import and export, suspension.',
  },
  team: {
    title: 'Team',
    description: 'Sign-in at the studio, team members, roles and the log.',
  },
  media: {
    title: 'Media',
    description: 'Uploaded pictures of an app, and the pictures of people.',
  },
  portability: {
    title: 'Portability',
    description: 'Import of content from JSON or an archive.',
  },
}
