import './styles.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prepareViews } from '../features/pages/index.ts'
import { logFailure } from '../platform/log.ts'
import { nextTask } from '../platform/next-task.ts'
import { pressAgain, takePresses } from '../platform/start/start-script.ts'
import { readFrameTexts } from '../platform/texts/read-texts.ts'
import { App } from './app.tsx'
import type { BootData } from './boot-data.ts'
import { makeApp } from './make-app.ts'
import { RecorderContext } from './recorder.ts'

const text = document.getElementById('foyer-data')?.textContent
const root = document.getElementById('root')
if (!text || !root) throw new Error('The document has no data.')

void begin(root, JSON.parse(text) as BootData)

/** Makes the app alive. To read the modules, to make the app and to draw it are tasks of their own. */
async function begin(root: HTMLElement, data: BootData): Promise<void> {
  const views = prepareViews(data.index).catch((error: unknown) => logFailure('views', error))
  await Promise.all([views, nextTask()])
  const { platform, pages, record, onDrawn, start } = makeApp(data)
  await nextTask()
  // As a transition it is drawn in short pieces, between which the browser can answer.
  startTransition(() => {
    hydrateRoot(
      root,
      <RecorderContext value={record}>
        <App platform={platform} pages={pages} kind={data.kind} onDrawn={onDrawn} />
      </RecorderContext>,
      { onRecoverableError: (error) => logFailure('hydration', error) },
    )
  })
  const pressed = takePresses()
  void start()
  // What they lead to may say more than the document did.
  if (pressed.length > 0) void readFrameTexts(platform).then(() => pressAgain(pressed))
}
