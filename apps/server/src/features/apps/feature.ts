import './index.ts'
import { defineFeature } from '../../platform/feature.ts'
import { contribute } from '../../platform/needs.ts'
import { tablesAfterPurge } from './life/purge-tables.ts'
import {
  accessReferencesNeed,
  appAudienceNeed,
  appPicturesNeed,
  openPagesNeed,
  renewalsNeed,
  starterKitNeed,
  tabPagesNeed,
} from './needs.ts'
import { ownSteps, setupSteps } from './setup.ts'

export const apps = defineFeature({
  name: 'apps',
  needs: [
    accessReferencesNeed,
    appAudienceNeed,
    appPicturesNeed,
    openPagesNeed,
    renewalsNeed,
    setupSteps,
    starterKitNeed,
    tablesAfterPurge,
    tabPagesNeed,
  ],
  provides: [contribute(setupSteps, ...ownSteps), contribute(tablesAfterPurge, 'slug_history')],
})
