import { Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Brand, SignInScreen } from '../features/apps/index.ts'
import type { PageSlots } from '../features/pages/index.ts'
import { lazyComponent } from '../platform/lazy-component.tsx'
import { SilentErrorBoundary } from './error-boundary.tsx'

type FeatureSlots = typeof import('./feature-slots.tsx')

/** What the rooms put into pages. Each loads itself when it is first drawn, and takes nothing with it if it cannot. */
export const slots: PageSlots = {
  MemberSync: createSlot((features) => features.PageMemberSync),
  HomeSync: createSlot((features) => features.HomeSync),
  panes: {
    chat: createSlot((features) => features.ThreadPane),
    directory: createSlot((features) => features.DirectoryPane),
    form: createSlot((features) => features.FormPane),
  },
  AddToSchedule: createSlot((features) => features.AddToSchedule),
  signIn: () => <SignInScreen />,
  brand: () => <Brand />,
}

/** What stands in a place until its room is there is given to it. */
function createSlot<Props extends object>(
  select: (features: FeatureSlots) => ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazyComponent(async () => select(await import('./feature-slots.tsx')))
  return function Place(props) {
    return (
      <SilentErrorBoundary>
        <Suspense fallback={(props as { children?: ReactNode }).children}>
          <Part {...props} />
        </Suspense>
      </SilentErrorBoundary>
    )
  }
}
