import './index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { provide } from '../../platform/needs.ts'
import { livePagesNeed, pageTitlesNeed } from '../access/index.ts'
import { openPagesNeed, tabPagesNeed } from '../apps/index.ts'
import { pagesContributions } from './contributions.ts'
import { countOpenPages } from './published/count-open-pages.ts'
import { isLive } from './published/is-live.ts'
import { completedPagesNeed, stripeNeed } from './needs.ts'
import { rendererNeed } from './rendering/renderer.ts'
import { findTitles } from './queries/drafts.ts'
import { tabPages } from './drafts/tab-pages.ts'

export const pages = defineFeature({
  name: 'pages',
  needs: [completedPagesNeed, rendererNeed, stripeNeed],
  provides: [
    provide(pageTitlesNeed, { titlesOf: findTitles }),
    provide(livePagesNeed, { isLive }),
    provide(tabPagesNeed, tabPages),
    provide(openPagesNeed, { count: countOpenPages }),
    ...pagesContributions,
  ],
})
