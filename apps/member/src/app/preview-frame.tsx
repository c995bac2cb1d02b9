import { Suspense, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { Fault } from './fault.tsx'
import { isPreview } from './is-preview.ts'

const PreviewStage = lazyPart(async () => (await import('./preview-stage.tsx')).PreviewStage)

let is_asked: boolean | undefined
/** As the document was opened: links of the app do not end a preview. */
const isAsked = (): boolean => (is_asked ??= isPreview(location.search))
const never = (): (() => void) => () => {}

/** Puts the app on the stage of the page builder's preview where its address asks for that. */
export function PreviewFrame({ children }: { children: ReactNode }): ReactNode {
  if (!useSyncExternalStore(never, isAsked, () => false)) return children
  return (
    <Fault>
      <Suspense>
        <PreviewStage>{children}</PreviewStage>
      </Suspense>
    </Fault>
  )
}
