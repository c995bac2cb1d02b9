// Written by scripts/generate.ts from apps/server/src/features/directory/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { blockMemberRoute } from './routes/block-member.ts'
import { getProfileRoute } from './routes/get-profile.ts'
import { listBlockedRoute } from './routes/list-blocked.ts'
import { listDirectoryRoute } from './routes/list-directory.ts'
import { listSubscribersRoute } from './routes/list-subscribers.ts'
import { unblockMemberRoute } from './routes/unblock-member.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['directory.blockMember', blockMemberRoute],
  ['directory.getProfile', getProfileRoute],
  ['directory.listBlocked', listBlockedRoute],
  ['directory.listDirectory', listDirectoryRoute],
  ['directory.listSubscribers', listSubscribersRoute],
  ['directory.unblockMember', unblockMemberRoute],
]
