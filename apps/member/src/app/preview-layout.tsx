import { Suspense, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { lazyComponent } from '../platform/lazy-component.tsx'
import { ScreenErrorBoundary } from './error-boundary.tsx'
import { isPreview } from './is-preview.ts'

const PreviewStage = lazyComponent(async () => (await import('./preview-stage.tsx')).PreviewStage)

let is_preview: boolean | undefined
/** As the document was opened: links of the app do not end a preview. */
const isPreviewRequested = (): boolean => (is_preview ??= isPreview(location.search))
const never = (): (() => void) => () => {}

/** Wraps the app in the preview stage when the address requests the page builder's preview. */
export function PreviewLayout({ children }: { children: ReactNode }): ReactNode {
  if (!useSyncExternalStore(never, isPreviewRequested, () => false)) return children
  return (
    <ScreenErrorBoundary>
      <Suspense>
        <PreviewStage>{children}</PreviewStage>
      </Suspense>
    </ScreenErrorBoundary>
  )
}
