import './styles.ts'
import { loadMessages } from 'virtual:foyer/messages'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Activity } from '../features/activity/index.ts'
import { prepareViews } from '../features/pages/index.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { logFailure } from '../platform/log.ts'
import { once } from '../platform/once.ts'
import { parseHash } from '../platform/routing/hash.ts'
import { pressAgain, takePresses } from '../platform/start/start-script.ts'
import { readFrameTexts } from '../platform/texts/read-texts.ts'
import { App } from './app.tsx'
import type { BootData } from './boot-data.ts'
import { createPages } from './create-pages.ts'
import { places } from './places.tsx'
import { RecorderContext } from './recorder.ts'
import { takeFromAddress } from './take-from-address.ts'

const text = document.getElementById('foyer-data')?.textContent
const root = document.getElementById('root')
if (!text || !root) throw new Error('The document carries no data to start with.')

const data = JSON.parse(text) as BootData
const drawn = Promise.withResolvers<void>()
const later = once(async () => {
  await drawn.promise
  return import('./later.ts')
})
const platform = createPlatform({
  app: data.app,
  locale: data.locale,
  messages: data.messages,
  readTexts: (features) => loadMessages(data.locale, features),
  stylesheet: data.stylesheet,
  services: async () => (await later()).createServices,
})
const activity = once(async () =>
  (await later()).createActivity({
    api: platform.api,
    app_slug: data.app.slug,
    isCheckingOut: () => parseHash(location.hash).some(({ name }) => name === 'checkout'),
    is_preview: window.parent !== window,
  }),
)
const record: Activity['record'] = (...news) =>
  void activity().then(
    (found) => found.record(...news),
    (error: unknown) => logFailure('activity', error),
  )
const pages = createPages(platform, data, places, record, later)

const code = takeFromAddress('session')
platform.location.key()
platform.network.start()
platform.mode.start()
if (data.kind === 'missing' || data.kind === 'sign_in') pages.source.seed(location.pathname, data.kind)

/** Asks for what comes later until it is there. */
async function start(): Promise<void> {
  try {
    const { startApp } = await later()
    startApp({ platform, activity: await activity(), code })
  } catch (error) {
    logFailure('start', error)
    await platform.network.pause(5000)
    await start()
  }
}

void prepareViews(data.index)
  .catch((error: unknown) => logFailure('views', error))
  .then(() => {
    // As a transition it is drawn in short pieces, between which the browser can answer.
    startTransition(() => {
      hydrateRoot(
        root,
        <RecorderContext value={record}>
          <App platform={platform} pages={pages} kind={data.kind} onDrawn={drawn.resolve} />
        </RecorderContext>,
        { onRecoverableError: (error) => logFailure('hydration', error) },
      )
    })
    const pressed = takePresses()
    void start()
    // What they lead to may say more than the document did.
    if (pressed.length > 0) void readFrameTexts(platform).then(() => pressAgain(pressed))
  })
