import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { PageHost } from './host.ts'

const PageHostContext = createContext<PageHost | null>(null)

/** Provides a host to the views below. */
export function PageHostProvider({ value, children }: { value: PageHost; children?: ReactNode }): ReactNode {
  return <PageHostContext value={value}>{children}</PageHostContext>
}

/** The host in force. Throws outside of a provider: views cannot be drawn without one. */
export function usePageHost(): PageHost {
  const host = useContext(PageHostContext)
  if (!host) throw new Error('No provider of hosts')
  return host
}
