import { Fragment, useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { HashEntry } from '../platform/routing/hash.ts'
import { useHash } from '../platform/routing/use-hash.ts'
import { canOpen, panels } from './panel-registry.tsx'

/**
 * Shows the panels of the hash, each with its own query, the last one on top. If an address opens several at once,
 * each waits for the one below it, whichever loads first. What opens nothing leaves the address.
 */
export function Panels({ entries }: { entries: readonly HashEntry[] }): ReactNode {
  const { close } = useHash()
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set())
  const onShown = useCallback((name: string) => setShown((names) => new Set([...names, name])), [])
  const openable = entries.filter((entry) => canOpen(entry) && panels[entry.name])
  const broken = entries.find((entry) => !canOpen(entry))?.name
  useEffect(() => {
    if (broken !== undefined) close(broken)
  }, [broken, close])
  const pending = openable.findIndex(({ name }) => !shown.has(name))
  const rendered = pending === -1 ? openable : openable.slice(0, pending + 1)
  return rendered.map(({ name, query }) => {
    const Panel = panels[name]
    return (
      <Fragment key={name}>
        {Panel && <Panel query={query} close={() => close(name)} onShown={() => onShown(name)} />}
      </Fragment>
    )
  })
}
