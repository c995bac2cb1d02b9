import '@foyer/ui/styles/reset.css'
import '@foyer/ui/styles/base.css'
import '@foyer/ui/styles/studio.css'
import '@foyer/ui/styles/member.css'
import '@foyer/ui/styles/fonts/geist.css'
import '@foyer/ui/styles/fonts/geist-mono.css'
import '@foyer/ui/styles/fonts/bricolage-grotesque.css'
import '@foyer/ui/styles/fonts/figtree.css'
import '@foyer/ui/styles/fonts/archivo.css'
import '@foyer/ui/styles/fonts/inter.css'
import '@foyer/ui/styles/fonts/noto-sans-arabic.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followDeviceMode } from '../platform/mode.ts'
import { queryClient } from '../platform/query-client.ts'
import { currentSession, onSessionChange } from '../platform/session.ts'
import { initLocale, loadTexts, TextsProvider } from '../platform/texts.tsx'
import { prefetchRoutes } from './prefetch-routes.ts'
import { router } from './router.ts'

async function start(root_element: HTMLElement): Promise<void> {
  followDeviceMode()
  initLocale()
  await loadTexts()
  onSessionChange(() => {
    if (currentSession().state === 'guest') void router.invalidate()
  })
  createRoot(root_element).render(
    <StrictMode>
      <TextsProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TextsProvider>
    </StrictMode>,
  )
  void prefetchRoutes(router)
}

const root_element = document.getElementById('root')
if (!root_element) throw new Error('index.html has no #root.')
void start(root_element)
