import { Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Brand, SignInScreen } from '../features/apps/index.ts'
import type { PageSlots } from '../features/pages/index.ts'
import { lazyComponent } from '../platform/lazy-component.tsx'
import { SilentErrorBoundary } from './error-boundary.tsx'

type FeatureSlots = typeof import('./feature-slots.tsx')

/**
 * Components that features supply to pages. Each loads when it is first rendered; one that fails does not affect the
 * page.
 */
export const slots: PageSlots = {
  MemberSync: createSlot((features) => features.PageMemberSync),
  Bell: createSlot((features) => features.Bell),
  HomeSync: createSlot((features) => features.HomeSync),
  panes: {
    calendar: createSlot((features) => features.CalendarPane),
    chat: createSlot((features) => features.ThreadPane),
    directory: createSlot((features) => features.DirectoryPane),
    swap: createSlot((features) => features.SwapPane),
    event: createSlot((features) => features.EventPane),
    calendars: createSlot((features) => features.Calendars),
    form: createSlot((features) => features.FormPane),
    search: createSlot((features) => features.SearchPane),
    list: createSlot((features) => features.ListPane),
    answers: createSlot((features) => features.AnswersPane),
  },
  StartLink: createSlot((features) => features.StartLink),
  AddToSchedule: createSlot((features) => features.AddToSchedule),
  signIn: () => <SignInScreen />,
  brand: () => <Brand />,
}

/** Creates a slot that shows its children until the feature has loaded. */
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
