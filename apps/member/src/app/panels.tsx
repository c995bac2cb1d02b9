import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { HashEntry } from '../platform/routing/hash.ts'
import { useHash } from '../platform/routing/use-hash.ts'
import { panels } from './panel-registry.tsx'

/** The panels that the hash opens, each with its own query; the last one opened lies on top. */
export function Panels({ entries }: { entries: readonly HashEntry[] }): ReactNode {
  const { close } = useHash()
  return entries.map(({ name, query }) => {
    const Panel = panels[name]
    return <Fragment key={name}>{Panel && <Panel query={query} close={() => close(name)} />}</Fragment>
  })
}
