import { defineFeature } from '../../platform/feature.ts'
import { formsKept } from './repository/kept-rows.ts'

export const forms = defineFeature({ name: 'forms', personal_data: formsKept })
