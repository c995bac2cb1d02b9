import './index.ts'
import { defineFeature } from '../../platform/feature.ts'

export const portability = defineFeature({ name: 'portability' })
