import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PendingScreen } from './status-screens.tsx'

/** What stands around every address. */
export function RootFrame() {
  return (
    <Suspense fallback={<PendingScreen />}>
      <Outlet />
    </Suspense>
  )
}
