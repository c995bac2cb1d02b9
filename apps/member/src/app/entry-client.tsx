import './styles.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { preloadViews } from '../features/pages/index.ts'
import { logFailure } from '../platform/log.ts'
import { replayClicks, takePendingClicks } from '../platform/start/hydration-script.ts'
import { loadLayoutTexts } from '../platform/texts/load-layout-texts.ts'
import { App } from './app.tsx'
import type { BootData } from './boot-data.ts'
import { createApp } from './create-app.ts'
import { ActivityRecorderContext } from './activity-recorder.ts'

const text = document.getElementById('foyer-data')?.textContent
const root = document.getElementById('root')
if (!text || !root) throw new Error('The document has no data.')
// A build's documents carry the fonts of their theme themselves.
if (import.meta.env.DEV) void import('./fonts.ts')

void hydrate(root, JSON.parse(text) as BootData)

/** Draws the app over the document and starts it. */
async function hydrate(root: HTMLElement, data: BootData): Promise<void> {
  // Hydration never suspends: the views that the document shows are there before it.
  if (data.index) await preloadViews(data.index).catch((error: unknown) => logFailure('views', error))
  const { platform, pages, record, start } = createApp(data)
  // As a transition, hydration is done in short pieces, between which the browser can answer.
  startTransition(() => {
    hydrateRoot(
      root,
      <ActivityRecorderContext value={record}>
        <App platform={platform} pages={pages} kind={data.kind} />
      </ActivityRecorderContext>,
      { onRecoverableError: (error) => logFailure('hydration', error) },
    )
  })
  // From now on React handles presses itself, also on what it has not hydrated yet.
  const pendingClicks = takePendingClicks()
  void start()
  // What they lead to may use texts that the document does not have.
  if (pendingClicks.length > 0) void loadLayoutTexts(platform).then(() => replayClicks(pendingClicks))
}
