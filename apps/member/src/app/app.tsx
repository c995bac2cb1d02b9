import type { ReactNode } from 'react'
import { PagesContext } from '../features/pages/index.ts'
import type { Pages } from '../features/pages/index.ts'
import { PlatformContext } from '../platform/platform.ts'
import type { Platform } from '../platform/platform.ts'
import { TextsProvider } from '../platform/texts/texts-provider.tsx'
import type { DocumentKind } from '@foyer/contract/pages/document-shapes'
import { AppLayout } from './layout.tsx'
import { PreviewLayout } from './preview-layout.tsx'

export type AppProps = {
  platform: Platform
  pages: Pages
  kind: DocumentKind
}

/** The whole app: the same tree on the server and in browsers. */
export function App({ platform, pages, kind }: AppProps): ReactNode {
  return (
    <PlatformContext value={platform}>
      <TextsProvider>
        <PagesContext value={pages}>
          <PreviewLayout>
            <AppLayout kind={kind} />
          </PreviewLayout>
        </PagesContext>
      </TextsProvider>
    </PlatformContext>
  )
}
