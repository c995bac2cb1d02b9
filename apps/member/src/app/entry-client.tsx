import './styles.ts'
import { loadMessages } from 'virtual:foyer/messages'
import { hydrateRoot } from 'react-dom/client'
import { createActivity } from '../features/activity/index.ts'
import { prepareViews } from '../features/pages/index.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { logFailure } from '../platform/log.ts'
import { parseHash } from '../platform/routing/hash.ts'
import { App } from './app.tsx'
import type { BootData } from './boot-data.ts'
import { createPages } from './create-pages.ts'
import { places } from './places.tsx'
import { RecorderContext } from './recorder.ts'
import { startApp } from './start-app.ts'

const text = document.getElementById('foyer-data')?.textContent
const root = document.getElementById('root')
if (!text || !root) throw new Error('The document carries no data to start with.')

const data = JSON.parse(text) as BootData
const platform = createPlatform({
  app: data.app,
  locale: data.locale,
  messages: data.messages,
  readTexts: (features) => loadMessages(data.locale, features),
  stylesheet: data.stylesheet,
  place: 'browser',
})
const activity = createActivity({
  api: platform.api,
  device: platform.device,
  app_slug: data.app.slug,
  isCheckingOut: () => parseHash(location.hash).some(({ name }) => name === 'checkout'),
})
const pages = createPages(platform, data, places, activity, 'browser')

if (data.kind === 'missing' || data.kind === 'sign_in') pages.source.seed(location.pathname, data.kind)

void prepareViews(data.index)
  .catch((error: unknown) => logFailure('views', error))
  .then(() => {
    hydrateRoot(
      root,
      <RecorderContext value={activity.record}>
        <App platform={platform} pages={pages} kind={data.kind} />
      </RecorderContext>,
      { onRecoverableError: (error) => logFailure('hydration', error) },
    )
    startApp({ platform, activity })
  })
