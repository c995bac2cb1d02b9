import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePlatform } from '../platform.ts'
import { getQueryClient } from './query-client.ts'

/** Provides the query cache to features. Its chunk loads with the first feature, never with the first page. */
export function QueryScope({ children }: { children?: ReactNode }): ReactNode {
  return <QueryClientProvider client={getQueryClient(usePlatform())}>{children}</QueryClientProvider>
}
