import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePlatform } from '../platform.ts'
import { getQueryClient } from './query-client.ts'

/** Gives the rooms below the one query cache. It is loaded with the first room, never with the first page. */
export function QueryScope({ children }: { children?: ReactNode }): ReactNode {
  return <QueryClientProvider client={getQueryClient(usePlatform())}>{children}</QueryClientProvider>
}
