import { Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Brand, SignInScreen } from '../features/apps/index.ts'
import type { PagePlaces } from '../features/pages/index.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { Quiet } from './fault.tsx'

type Rooms = typeof import('./room-places.tsx')

/** What the rooms put into pages. Each loads itself when it is first drawn, and takes nothing with it if it cannot. */
export const places: PagePlaces = {
  Follow: placeOf((rooms) => rooms.FollowMember),
  Now: placeOf((rooms) => rooms.FollowNow),
  panes: {
    chat: placeOf((rooms) => rooms.ThreadPane),
    directory: placeOf((rooms) => rooms.DirectoryPane),
    form: placeOf((rooms) => rooms.FormPane),
  },
  AddToSchedule: placeOf((rooms) => rooms.AddToSchedule),
  signIn: () => <SignInScreen />,
  brand: () => <Brand />,
}

/** What stands in a place until its room is there is given to it. */
function placeOf<Props extends object>(choose: (rooms: Rooms) => ComponentType<Props>): ComponentType<Props> {
  const Part = lazyPart(async () => choose(await import('./room-places.tsx')))
  return function Place(props) {
    return (
      <Quiet>
        <Suspense fallback={(props as { children?: ReactNode }).children}>
          <Part {...props} />
        </Suspense>
      </Quiet>
    )
  }
}
