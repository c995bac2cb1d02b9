import { Suspense } from 'react'
import { Brand, SignInScreen } from '../features/apps/index.ts'
import type { PagePlaces } from '../features/pages/index.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { Quiet } from './fault.tsx'

const FollowMember = lazyPart(async () => (await import('./room-places.tsx')).FollowMember)
const FollowNow = lazyPart(async () => (await import('./room-places.tsx')).FollowNow)
const AddToSchedule = lazyPart(async () => (await import('./room-places.tsx')).AddToSchedule)
const DirectoryPane = lazyPart(async () => (await import('./room-places.tsx')).DirectoryPane)
const ThreadPane = lazyPart(async () => (await import('./room-places.tsx')).ThreadPane)

/** What the rooms put into pages. Each loads itself when it is first drawn, and takes nothing with it if it cannot. */
export const places: PagePlaces = {
  Follow: (props) => (
    <Quiet>
      <Suspense>
        <FollowMember {...props} />
      </Suspense>
    </Quiet>
  ),
  Now: () => (
    <Quiet>
      <Suspense>
        <FollowNow />
      </Suspense>
    </Quiet>
  ),
  Comments: (props) => (
    <Quiet>
      <Suspense>
        <ThreadPane {...props} />
      </Suspense>
    </Quiet>
  ),
  Directory: (props) => (
    <Quiet>
      <Suspense>
        <DirectoryPane {...props} />
      </Suspense>
    </Quiet>
  ),
  AddToSchedule: (props) => (
    <Quiet>
      <Suspense>
        <AddToSchedule {...props} />
      </Suspense>
    </Quiet>
  ),
  signIn: () => <SignInScreen />,
  brand: () => <Brand />,
}
