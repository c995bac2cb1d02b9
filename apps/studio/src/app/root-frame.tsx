import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Pending } from './status-screens.tsx'

/** What stands around every address. */
export function RootFrame() {
  return (
    <Suspense fallback={<Pending />}>
      <Outlet />
    </Suspense>
  )
}
