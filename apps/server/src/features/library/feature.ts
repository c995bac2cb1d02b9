import { defineFeature } from '../../platform/feature.ts'
import { libraryKept } from './kept-rows.ts'

export const library = defineFeature({ name: 'library', personal_data: libraryKept })
