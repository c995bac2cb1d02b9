import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PendingScreen } from './status-screens.tsx'

/** The root layout of all routes. */
export function RootFrame() {
  return (
    <Suspense fallback={<PendingScreen />}>
      <Outlet />
    </Suspense>
  )
}
