import './styles.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prepareViews } from '../features/pages/index.ts'
import { logFailure } from '../platform/log.ts'
import { pressAgain, takePresses } from '../platform/start/start-script.ts'
import { readFrameTexts } from '../platform/texts/read-texts.ts'
import { App } from './app.tsx'
import type { BootData } from './boot-data.ts'
import { makeApp } from './make-app.ts'
import { RecorderContext } from './recorder.ts'

const text = document.getElementById('foyer-data')?.textContent
const root = document.getElementById('root')
if (!text || !root) throw new Error('The document has no data.')
// A build's documents carry the fonts of their theme themselves.
if (import.meta.env.DEV) void import('./fonts.ts')

void begin(root, JSON.parse(text) as BootData)

/** Draws the app over the document and starts it. */
async function begin(root: HTMLElement, data: BootData): Promise<void> {
  // Hydration never suspends: the views that the document shows are there before it.
  if (data.index) await prepareViews(data.index).catch((error: unknown) => logFailure('views', error))
  const { platform, pages, record, start } = makeApp(data)
  // As a transition, hydration is done in short pieces, between which the browser can answer.
  startTransition(() => {
    hydrateRoot(
      root,
      <RecorderContext value={record}>
        <App platform={platform} pages={pages} kind={data.kind} />
      </RecorderContext>,
      { onRecoverableError: (error) => logFailure('hydration', error) },
    )
  })
  // From now on React handles presses itself, also on what it has not hydrated yet.
  const pressed = takePresses()
  void start()
  // What they lead to may use texts that the document does not have.
  if (pressed.length > 0) void readFrameTexts(platform).then(() => pressAgain(pressed))
}
